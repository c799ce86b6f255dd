import { drawTestMap } from "#contract/console/tester/draw-test-map.ts";
import { getTestText } from "#contract/console/tester/get-test-text.ts";
import { testPriceStrip } from "#contract/console/tester/test-price-strip.ts";
import { listTestBooks, testPrices, type PriceTestView } from "#contract/console/tester/test-prices.ts";
import type { Locale } from "#domain/values/locale.ts";
import { isCurrency, shownDigits } from "#domain/values/money.ts";
import { formatMoney } from "#i18n/format-money.ts";
import { formatDayTime } from "#i18n/format.ts";
import { route, type Route } from "#server/http/route.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { presentTest } from "#server/modules/prices/tester/present-test.ts";
import { priceStrip } from "#server/modules/prices/tester/price-strip.ts";
import { testPrice, type TestedCallers } from "#server/modules/prices/tester/price-test.ts";
import { testMap } from "#server/modules/prices/tester/test-map.ts";
import { readTestQuestion } from "#server/modules/prices/tester/test-question.ts";
import { listBooks } from "#server/modules/tariffs/index.ts";
import { say } from "#server/say.ts";

/** An answer of the tester as plain text, to be sent to somebody: a class line by line, and the classes without a price. */
function testText(
  answer: PriceTestView,
  { classId, tariffId }: { readonly classId: number; readonly tariffId: number | undefined },
  locale: Locale,
): string {
  const sum = (amount: number) =>
    formatMoney(
      amount,
      answer.currency,
      locale,
      isCurrency(answer.currency) ? shownDigits(amount, answer.currency) : 2,
    );
  const ends = [answer.start?.name, answer.finish?.name].filter(Boolean).join(" → ");
  const when = answer.pickup === null ? say(locale, "console.tester.anyTime") : formatDayTime(answer.pickup, locale);
  const chosen = answer.classes.find(({ class_id: id }) => id === classId);
  const offer =
    chosen?.offers.find(({ tariff_id: id }) => id === tariffId) ??
    chosen?.offers.find(({ is_sold: isSold }) => isSold) ??
    chosen?.offers[0];
  const version = say(locale, "console.tester.bookVersion", { number: answer.book.version });
  const lines = (offer?.there?.lines ?? []).map(({ title, amount, why, rule }) => {
    const entry =
      rule && say(locale, `console.tester.entry.${rule.entry}` as "console.tester.entry.rule", { id: rule.id });
    const at =
      rule === undefined || rule.line === null ? "" : say(locale, "console.tester.fileLine", { line: rule.line });
    const where = [entry, at].filter(Boolean).join(", ");
    return `• ${title}: ${sum(amount)}${where === "" ? "" : ` (${where})`}${why === "" ? "" : ` — ${why}`}`;
  });
  const total =
    offer === undefined || offer.there === null
      ? []
      : [`${say(locale, "console.tester.total")}: ${sum(offer.there.total)}`];
  const none = answer.classes.filter(({ price }) => price === null).map(({ name, why }) => `• ${name}: ${why}`);
  return [
    say(locale, "console.tester.title"),
    `${ends}, ${when}. ${version}`,
    ...(answer.why === "" ? [] : [answer.why]),
    ...(chosen === undefined ? [] : ["", [chosen.name, offer?.provider.name].filter(Boolean).join(", ")]),
    ...lines,
    ...total,
    ...(none.length === 0 ? [] : ["", say(locale, "console.tester.withoutPrice"), ...none]),
  ].join("\n");
}

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
