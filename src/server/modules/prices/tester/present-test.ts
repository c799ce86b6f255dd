import type { Static } from "typebox";
import type { PriceTestView, TestedClass, TestedOffer } from "#contract/console/tester/test-prices.ts";
import type { Place } from "#domain/places/place.ts";
import type { CarClass } from "#domain/tariffs/car-class.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toMajor } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import { stopAmount } from "#server/modules/prices/offer/offer.ts";
import { quoteOf } from "#server/modules/prices/quote/quote-of.ts";
import { offerBack } from "#server/modules/prices/quote/search-ways.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { notCounted } from "#server/modules/prices/tester/not-counted.ts";
import type { PriceTest, TestedTariff } from "#server/modules/prices/tester/price-test.ts";
import { providerName, testLines } from "#server/modules/prices/tester/test-lines.ts";
import type { TestLook } from "#server/modules/prices/tester/test-look.ts";
import { heldGrounds, namingEntries, tellGrounds } from "#server/modules/prices/tester/tested-grounds.ts";
import {
  classWithoutTariff,
  dearerWords,
  lackOfClass,
  nothingWords,
  unsoldWords,
} from "#server/modules/prices/tester/unsold-words.ts";

/** A test is never stored, so its prices have no number. */
const NO_NUMBERS = { firstId: 0, salt: "" } as const;

type Held = ReturnType<typeof heldGrounds>;

/** Tells a test to the staff, in the caller's language. */
export function presentTest(prices: Pick<PricesStation, "gazetteer">, test: PriceTest, locale: Locale): PriceTestView {
  const { book, question, prepared } = test;
  const look = { test, locale, names: { areas: book.book.areas, gazetteer: prices.gazetteer } };
  const ready = typeof prepared === "string" ? undefined : prepared;
  const isRent = question.rentSeconds !== null;
  const held = ready && heldGrounds(prices, test, ready);
  const ride = ready && !isRent ? ready.priced.there : undefined;
  return {
    book: { version: book.version, is_current: test.isCurrent },
    start: ready ? presentEnd(ready.start, question.from.point, locale) : null,
    finish: ready && question.to !== undefined && !isRent ? presentEnd(ready.finish, question.to.point, locale) : null,
    pickup: question.pickup,
    now_local: ready?.ways.there.asking.nowLocal ?? "",
    currency: question.currency,
    ride: ride ? { km: ride.metres / 1000, seconds: ride.seconds, approximate: ride.approximate } : null,
    reason: typeof prepared === "string" ? prepared : null,
    why: typeof prepared === "string" ? nothingWords(prepared, look) : "",
    classes: held === undefined ? [] : classes(look, held),
  };
}

function classes(look: TestLook, held: Held): PriceTestView["classes"] {
  const all = look.test.book.book.classes.map((carClass) => presentClass(carClass, look, held));
  return all.toSorted((one, other) => (one.price ?? Infinity) - (other.price ?? Infinity));
}

function presentClass(carClass: CarClass, look: TestLook, held: Held): Static<typeof TestedClass> {
  const offers = look.test.tariffs
    .filter(({ tariff }) => tariff.carClassId === carClass.id)
    .map((tested) => presentOffer(tested, carClass, look, held));
  const sold = offers.find(({ is_sold: isSold }) => isSold);
  const first = sold ?? offers[0];
  const none = first ?? classWithoutTariff(carClass, look);
  return {
    class_id: carClass.id,
    name: nameIn(carClass.name, look.locale),
    seats: carClass.capacity,
    bags: carClass.luggage,
    price: none.reason === null ? (sold?.there?.total ?? null) : null,
    reason: none.reason,
    why: none.why,
    offers,
  };
}

function presentOffer(
  tested: TestedTariff,
  carClass: CarClass,
  look: TestLook,
  held: Held,
): Static<typeof TestedOffer> {
  const { test } = look;
  const { tariff, judged, isSold } = tested;
  const { prepared, question, book } = test;
  const offer = typeof judged === "string" ? undefined : judged;
  const lack = offer && lackOfClass(carClass, tariff, look);
  const ways = typeof prepared === "string" ? undefined : prepared.ways;
  const search =
    typeof prepared === "string" ? undefined : { ...prepared.priced, ...NO_NUMBERS, tariffIds: [tariff.id] };
  const numbers = { priceId: 0, reversePriceId: null };
  const quote = offer && search && quoteOf(book, offer, search, { ...numbers, isBack: false });
  const wayBack = offer && ways && offerBack(book, ways, tariff);
  const stops = question.party.stops ?? 0;
  const each = offer && offer.rent === undefined ? stopAmount(offer) : 0;
  const { listed, more } = notCounted(tested, look);
  const aside =
    typeof judged === "string"
      ? { reason: judged, why: unsoldWords(tariff, judged, look) }
      : lack
        ? { reason: lack.lack, why: lack.words }
        : isSold
          ? { reason: null, why: "" }
          : { reason: "dearer", why: dearerWords(test, tariff, look) };
  return {
    tariff_id: tariff.id,
    tariff_line: tariff.line,
    provider: { id: tariff.providerId, name: providerName(look, tariff.providerId) },
    is_sold: isSold,
    ...aside,
    there: quote ? testLines(quote, look) : null,
    back: wayBack && search ? testLines(quoteOf(book, wayBack, search, { ...numbers, isBack: true }), look) : null,
    stops:
      stops > 0 && offer
        ? { count: stops, each: toMajor(each, offer.currency), total: toMajor(each * stops, offer.currency) }
        : null,
    not_counted: listed,
    more_not_counted: more,
    grounds: tellGrounds(held, namingEntries(tested, book.book), look),
  };
}

function presentEnd(place: Place, point: GeoPoint, locale: Locale): NonNullable<PriceTestView["start"]> {
  return { place_id: place.id, name: nameIn(place.name, locale), point: { ...point }, zone: place.zone };
}
