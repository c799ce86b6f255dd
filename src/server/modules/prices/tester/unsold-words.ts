import { lackOf, seatsFor, type Lack } from "#domain/prices/party-fit.ts";
import type { CarClass } from "#domain/tariffs/car-class.ts";
import type { BookTariff } from "#domain/tariffs/tariff-book.ts";
import { MINUTE_MS } from "#domain/values/durations.ts";
import { nameIn } from "#domain/values/named.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { formatDate, formatDayTime } from "#i18n/format.ts";
import { noticeFor } from "#server/modules/prices/offer/asking.ts";
import type { Unsold } from "#server/modules/prices/offer/offer-witness.ts";
import type { PriceTest } from "#server/modules/prices/tester/price-test.ts";
import { dayWords, numberWords, validityWords, type TestLook } from "#server/modules/prices/tester/test-look.ts";
import { dayOf } from "#server/modules/prices/tester/verdict-words.ts";
import { say } from "#server/say.ts";

/** Why a tariff that counts sells no car for the ride. */
export function unsoldWords(tariff: BookTariff, why: Unsold, look: TestLook): string {
  const { test, locale } = look;
  const { prepared, book, question } = test;
  if (typeof prepared === "string") return nothingWords(prepared, look);
  const { measured, asking } = prepared.ways.there;
  switch (why) {
    case "too-soon": {
      const { leadMinutes, fastRide } = noticeFor(tariff, asking);
      const least = Math.min(
        leadMinutes,
        question.rentSeconds === null ? (fastRide?.withinMinutes ?? leadMinutes) : leadMinutes,
      );
      // The first whole minute that is far enough ahead.
      const from = Math.ceil((prepared.priced.quotedAt + least * MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
      return say(locale, "console.tester.why.too-soon", {
        time: formatDayTime(toLocalTime(from, prepared.start.zone), locale),
      });
    }
    case "blackout": {
      const blackout = book.blackoutOn(tariff, measured.startZones, dayOf(look));
      return say(locale, "console.tester.why.blackout", {
        dates: dayWords(blackout?.dates ?? [], locale),
        line: numberWords(blackout?.line ?? 0, locale),
      });
    }
    case "too-far":
      return say(locale, "console.tester.why.too-far", {
        km: numberWords(prepared.priced.there.metres / 1000, locale),
        most: numberWords(tariff.maxKm, locale),
      });
    case "no-rate":
      return say(locale, "console.tester.why.no-rate", { from: tariff.currency, to: question.currency });
    default:
      return say(locale, `console.tester.why.${why}`);
  }
}

/** Why nothing at all is priced. */
export function nothingWords(why: Extract<PriceTest["prepared"], string>, { locale }: TestLook): string {
  return say(locale, `console.tester.nothing.${why}`);
}

/** Why a class does not take the people of a question; undefined when it does. */
export function lackOfClass(
  carClass: Pick<CarClass, "capacity" | "luggage">,
  tariff: Pick<BookTariff, "maxStops">,
  { test, locale }: TestLook,
): { readonly lack: Lack; readonly words: string } | undefined {
  const { party } = test.question;
  const room = { seats: carClass.capacity, bags: carClass.luggage, stops: tariff.maxStops };
  const lack = lackOf(room, party);
  if (lack === undefined) return undefined;
  const asked = { seats: seatsFor(party), bags: party.bags, stops: party.stops ?? 0 };
  return { lack, words: say(locale, `console.tester.lack.${lack}`, { count: room[lack], asked: asked[lack] }) };
}

/** The first reason that no tariff of a class counts. */
export function classWithoutTariff(
  carClass: CarClass,
  look: TestLook,
): { readonly reason: string; readonly why: string } {
  const { test, locale } = look;
  const invalid = test.aside.find(
    ({ tariff, verdict }) => tariff.carClassId === carClass.id && verdict === "not-valid",
  );
  if (invalid !== undefined)
    return {
      reason: "validity",
      why: say(locale, "console.tester.notValid", {
        valid: validityWords(invalid.tariff.valid, locale),
        day: formatDate(dayOf(look), locale),
      }),
    };
  const isSoldElsewhere = test.book.book.tariffs.some(({ carClassId }) => carClassId === carClass.id);
  return isSoldElsewhere
    ? { reason: "elsewhere", why: say(locale, "console.tester.why.elsewhere") }
    : { reason: "no-tariff", why: say(locale, "console.tester.why.no-tariff") };
}

/** Which provider is cheaper for the class. */
export function dearerWords(test: PriceTest, tariff: BookTariff, { locale }: TestLook): string {
  const sold = test.tariffs.find((other) => other.isSold && other.tariff.carClassId === tariff.carClassId);
  const provider = sold && test.book.providers.get(sold.tariff.providerId);
  return say(locale, "console.tester.why.dearer", { provider: provider ? nameIn(provider.name, locale) : "" });
}
