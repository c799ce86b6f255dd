import type { compareSoldPrice } from "#contract/operator/tester/compare-sold-price.ts";
import type { drawTestMap } from "#contract/operator/tester/draw-test-map.ts";
import type { getTestText } from "#contract/operator/tester/get-test-text.ts";
import type {
  changeSampleRide,
  findSampleRides,
  priceSampleRides,
  removeSampleRide,
  saveSampleRide,
} from "#contract/operator/tester/sample-rides.ts";
import type { testPriceStrip } from "#contract/operator/tester/test-price-strip.ts";
import type { listTestBooks, testPrices } from "#contract/operator/tester/test-prices.ts";

/** Calls of the price tester and its sample rides. */
export interface TesterCalls {
  readonly compareSoldPrice: typeof compareSoldPrice;
  readonly drawTestMap: typeof drawTestMap;
  readonly getTestText: typeof getTestText;
  readonly changeSampleRide: typeof changeSampleRide;
  readonly findSampleRides: typeof findSampleRides;
  readonly priceSampleRides: typeof priceSampleRides;
  readonly removeSampleRide: typeof removeSampleRide;
  readonly saveSampleRide: typeof saveSampleRide;
  readonly testPriceStrip: typeof testPriceStrip;
  readonly listTestBooks: typeof listTestBooks;
  readonly testPrices: typeof testPrices;
}
