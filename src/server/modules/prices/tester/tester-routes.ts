import { drawTestMap } from "#contract/console/tester/draw-test-map.ts";
import { getTestText } from "#contract/console/tester/get-test-text.ts";
import { testPriceStrip } from "#contract/console/tester/test-price-strip.ts";
import { listTestBooks, testPrices } from "#contract/console/tester/test-prices.ts";
import type { Locale } from "#domain/values/locale.ts";
import { route, type Route } from "#server/http/route.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { presentTest } from "#server/modules/prices/tester/present-test.ts";
import { priceStrip } from "#server/modules/prices/tester/price-strip.ts";
import { testPrice, type TestedCallers } from "#server/modules/prices/tester/price-test.ts";
import { testMap } from "#server/modules/prices/tester/test-map.ts";
import { readTestQuestion } from "#server/modules/prices/tester/test-question.ts";
import { testText } from "#server/modules/prices/tester/test-text.ts";
import { listBooks } from "#server/modules/tariffs/index.ts";

/** The calls of the price tester; none of them leaves anything behind. */
export function testerRoutes(prices: PricesStation, callers: TestedCallers): Route[] {
  return [
    route(testPrices, async ({ query, caller }) => {
      const question = readTestQuestion(prices, query, caller.currency);
      return presentTest(prices, await testPrice(prices, callers, question), caller.locale);
    }),
    route(getTestText, async ({ query, caller }) => {
      const test = await testPrice(prices, callers, readTestQuestion(prices, query, caller.currency));
      const chosen = { classId: query.class_id, tariffId: query.tariff_id };
      const textIn = (locale: Locale) => testText(presentTest(prices, test, locale), chosen, locale);
      return { ru: textIn("ru"), en: textIn("en") };
    }),
    route(drawTestMap, async ({ query, caller }) => {
      const question = readTestQuestion(prices, query, caller.currency);
      return testMap(prices, callers, question, { classId: query.class_id, tariffId: query.tariff_id }, caller.locale);
    }),
    route(testPriceStrip, async ({ query, caller }) => {
      const question = readTestQuestion(prices, query, caller.currency);
      const { class_id: carClassId, provider_id: providerId, over } = query;
      return priceStrip(prices, callers, question, { carClassId, providerId, over }, caller.locale);
    }),
    route(listTestBooks, async () => {
      const books = await listBooks(prices.db);
      return books.map(({ version, title, madeAt, isCurrent }) => ({
        version,
        title,
        made_at: madeAt.getTime(),
        is_current: isCurrent,
      }));
    }),
  ];
}
