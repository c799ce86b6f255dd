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
import type { CallPlace } from "./call-place.ts";

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

/** Where the calls of the price tester are sent. */
export const TESTER_CALLS: { readonly [Name in keyof TesterCalls]: CallPlace } = {
  testPrices: ["GET", "/operator/v1/tester"],
  findSampleRides: ["GET", "/operator/v1/tester/samples"],
  priceSampleRides: ["GET", "/operator/v1/tester/samples/prices"],
  saveSampleRide: ["POST", "/operator/v1/tester/samples"],
  changeSampleRide: ["POST", "/operator/v1/tester/samples/:sample_id"],
  removeSampleRide: ["POST", "/operator/v1/tester/samples/:sample_id/remove"],
  listTestBooks: ["GET", "/operator/v1/tester/books"],
  drawTestMap: ["GET", "/operator/v1/tester/map"],
  getTestText: ["GET", "/operator/v1/tester/text"],
  testPriceStrip: ["GET", "/operator/v1/tester/strip"],
  compareSoldPrice: ["GET", "/operator/v1/tester/sold"],
};
