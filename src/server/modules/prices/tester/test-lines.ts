import type { Static } from "typebox";
import type { TestedOffer } from "#contract/console/tester/test-prices.ts";
import { endKind } from "#domain/places/place-kind.ts";
import { sumOf } from "#domain/prices/price-line.ts";
import { nameIn } from "#domain/values/named.ts";
import { lineEntries, type LineEntry } from "#server/modules/prices/lines/line-entry.ts";
import { presentPriceLines } from "#server/modules/prices/lines/present-price-lines.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";
import { shareWords, sumWords, type TestLook } from "#server/modules/prices/tester/test-look.ts";
import { groundWords, ruleCountedWords } from "#server/modules/prices/tester/verdict-words.ts";
import { say } from "#server/say.ts";

type TestedWay = NonNullable<Static<typeof TestedOffer>["there"]>;

/** The lines of one way with the entry behind each and why it counted; they are those that a traveller's price keeps. */
export function testLines(quote: Quote, look: TestLook): TestedWay {
  const { test, names, locale } = look;
  const { book } = test.book;
  const { lines, total, exchange } = presentPriceLines(quote, {
    book,
    gazetteer: names.gazetteer,
    locale,
    forOperator: true,
  });
  const entries = lineEntries(quote, book);
  return {
    lines: lines.map((line, index) => {
      const entry = entries[index];
      return { ...line, why: entry === undefined ? "" : whyCounted(entry, index, quote, look) };
    }),
    total,
    ...(exchange !== undefined && { exchange }),
  };
}

function whyCounted({ line, fare, rule, tariff }: LineEntry, index: number, quote: Quote, look: TestLook): string {
  const { test, locale } = look;
  switch (line.kind) {
    case "rule":
      return rule === undefined ? "" : ruleCountedWords(rule, look);
    case "fare":
      return say(locale, "console.tester.line.fare", {
        from: fare === undefined ? "" : groundWords([fare.from], look),
        to: fare === undefined ? "" : groundWords([fare.to], look),
      });
    case "base":
    case "distance":
    case "time":
    case "hours":
      return tariff === undefined
        ? ""
        : say(locale, "console.tester.line.tariff", { ground: groundWords([tariff.zone], look) });
    case "start-fee": {
      const { prepared } = test;
      return typeof prepared === "string"
        ? ""
        : say(
            locale,
            `console.tester.line.start-fee.${endKind((quote.isWayBack ? prepared.finish : prepared.start).kind)}`,
          );
    }
    case "partner": {
      const before = sumOf(quote.lines.slice(0, index));
      const values = { share: shareWords(line.percent ?? 0, locale), sum: sumWords(before, quote.currency, locale) };
      return say(locale, "console.tester.line.partner", values);
    }
    case "rounding":
      return say(locale, "console.tester.line.rounding", {
        step: sumWords(test.book.step(quote.currency), quote.currency, locale),
      });
    case "fast-ride":
      return say(locale, "console.tester.line.fast-ride", { minutes: tariff?.leadMinutes ?? 0 });
    case "round-trip":
      return say(locale, "console.tester.line.round-trip");
    default:
      return "";
  }
}

/** The name of a provider of the book that was asked. */
export function providerName({ test, locale }: TestLook, providerId: number): string {
  const provider = test.book.providers.get(providerId);
  return provider === undefined ? "" : nameIn(provider.name, locale);
}
