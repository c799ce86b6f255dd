import type { Static } from "typebox";
import type { TestedOffer } from "#contract/console/tester/test-prices.ts";
import type { BookTariff, FixedFare, TariffRule, ZoneKey } from "#domain/tariffs/tariff-book.ts";
import { ANYWHERE } from "#domain/tariffs/zones.ts";
import { nameIn } from "#domain/values/named.ts";
import type { HeldGround } from "#server/modules/prices/book/ground-finder.ts";
import { groundsOfEnd } from "#server/modules/prices/offer/measure-ride.ts";
import type { PreparedSearch } from "#server/modules/prices/search/prepare-search.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import type { TestedTariff } from "#server/modules/prices/tester/price-test.ts";
import { numberWords, type TestLook } from "#server/modules/prices/tester/test-look.ts";
import { groundWords } from "#server/modules/prices/tester/verdict-words.ts";
import { say } from "#server/say.ts";

type Grounds = Static<typeof TestedOffer>["grounds"];

/** What of a price names ground. */
interface NamingEntries {
  readonly tariff: BookTariff;
  readonly fare: FixedFare | undefined;
  readonly rules: readonly TariffRule[];
}

/** What of a tested price names ground: its tariff, its fare and the rules that counted. */
export function namingEntries(
  { tariff, judged, rules: missed }: TestedTariff,
  { rules, fares }: TestLook["test"]["book"]["book"],
): NamingEntries {
  if (typeof judged === "string") return { tariff, fare: undefined, rules: [] };
  const fareId = judged.price.lines.find((line) => line.fareId !== undefined)?.fareId;
  const aside = new Set(missed.map(({ rule }) => rule));
  return {
    tariff,
    fare: fares.find(({ id }) => id === fareId),
    rules: rules.filter((rule) => rule.providerId === tariff.providerId && !aside.has(rule)),
  };
}

/** The grounds around both ends of a question, closest first. */
export function heldGrounds(
  prices: Pick<PricesStation, "gazetteer">,
  { book, question }: TestLook["test"],
  { start, finish }: PreparedSearch,
): { readonly start: readonly HeldGround[]; readonly finish: readonly HeldGround[] } {
  return {
    start: groundsOfEnd(prices, book, { place: start, point: question.from.point }),
    finish:
      question.to === undefined || question.rentSeconds !== null
        ? []
        : groundsOfEnd(prices, book, { place: finish, point: question.to.point }),
  };
}

/** The same in words, each with what of a price names it. */
export function tellGrounds(held: ReturnType<typeof heldGrounds>, entries: NamingEntries, look: TestLook): Grounds {
  return {
    start: held.start.map((ground) => tellGround(ground, namersOf(ground.zone, "start", entries, look), look)),
    finish: held.finish.map((ground) => tellGround(ground, namersOf(ground.zone, "finish", entries, look), look)),
  };
}

/** What names a ground for one end. */
export function namersOf(
  zone: ZoneKey,
  end: "start" | "finish",
  { tariff, fare, rules }: NamingEntries,
  { locale }: TestLook,
): string[] {
  return [
    ...(end === "start" && tariff.zone === zone && fare === undefined
      ? [say(locale, "console.tester.for.tariff")]
      : []),
    ...(fare?.[end === "start" ? "from" : "to"] === zone ? [say(locale, "console.tester.for.fare")] : []),
    ...rules
      .filter((rule) => rule[end].includes(zone) || rule.either.includes(zone))
      .map(({ name }) => nameIn(name, locale)),
  ];
}

function tellGround({ zone, km2, circle }: HeldGround, countsFor: string[], look: TestLook): Grounds["start"][number] {
  const { locale } = look;
  const size =
    circle !== undefined
      ? say(locale, "console.tester.circle", { km: numberWords(circle.radiusKm, locale) })
      : km2 === undefined
        ? ""
        : say(locale, "console.tester.area", { km2: numberWords(km2, locale) });
  const name = zone === ANYWHERE ? say(locale, "wire.line.anywhere") : groundWords([zone], look);
  return { zone, name, size, counts_for: countsFor };
}
