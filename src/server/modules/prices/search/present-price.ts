import type { PriceItem } from "#contract/prices/prices.ts";
import { travelType } from "#domain/booking/trip-kind.ts";
import { endKind, PLACE_TYPE, type PlaceKind } from "#domain/places/place-kind.ts";
import { placeName, type Locale, type Place } from "#domain/places/place.ts";
import { QUOTE_LIFETIME_SECONDS } from "#domain/prices/quote-life.ts";
import { carGrade } from "#domain/tariffs/car-class.ts";
import { freeCancellationMinutes } from "#domain/tariffs/terms.ts";
import { toMajor, type Currency } from "#domain/values/money.ts";
import type { Terminals } from "#server/gazetteer/pack/terminals.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import type { QuotedOffer } from "#server/modules/prices/quote/quoted-offer.ts";
import { presentService, presentTerms } from "#server/modules/prices/search/present-terms.ts";
import { sumsInAnotherCurrency } from "#server/modules/prices/search/sums-in-another-currency.ts";
import { say } from "#server/words.ts";

/** Service id of a transfer on the wire; rent is 2. */
const TRANSFER_SERVICE = 1;

/** Ids of the notes on a class that clients list. */
const CLASS_SERVICE = { meeting: 1, waiting: 2, cancellation: 3 } as const;

const WIRE_PLACE_TYPE: Readonly<Record<PlaceKind, number>> = {
  airport: PLACE_TYPE.airport,
  station: PLACE_TYPE.station,
  locality: PLACE_TYPE.locality,
  suburb: PLACE_TYPE.suburb,
  hotel: PLACE_TYPE.hotel,
  other: PLACE_TYPE.other,
  stop: PLACE_TYPE.near,
};

/** How a row is to look, and what it is shown with. */
export interface PriceLook {
  readonly book: CompiledBook;
  readonly terminals: Terminals;
  readonly locale: Locale;
  readonly alternative: Currency | undefined;
}

/** Loyalty is kept in millionths. */
const LOYALTY_SCALE = 1_000_000;

/** A quoted offer as one row of the price list (contract 3.1). */
export function presentPrice(
  { quote, reverse, carClass, provider, start, finish, approximate, blackoutDates }: QuotedOffer,
  { book, terminals, locale, alternative }: PriceLook,
): PriceItem {
  const { currency, terms } = quote;
  const free = freeCancellationMinutes(terms);
  const startKind = endKind(start.kind);
  const roubles = sumsInAnotherCurrency(quote, book, "RUB");
  const second = alternative && sumsInAnotherCurrency(quote, book, alternative);
  return {
    price_id: quote.priceId,
    price_uid: quote.priceUid,
    price: toMajor(quote.amount, currency),
    price_rub: Math.round(toMajor(roubles?.amount ?? 0, "RUB")),
    currency,
    alternative_price: second ? toMajor(second.amount, alternative) : null,
    alternative_price_subaddress: second ? toMajor(second.stop, alternative) : null,
    reverse_price: reverse && {
      price_id: reverse.priceId,
      price: toMajor(reverse.amount, currency),
      flexible_tariff: reverse.isFlexible,
      terms: presentTerms(reverse.terms, endKind(finish.kind)),
    },
    service_id: TRANSFER_SERVICE,
    type: travelType({ start: startKind, finish: endKind(finish.kind) }),
    car_class: {
      car_class_id: carClass.id,
      title: locale === "ru" ? carClass.titleRu : carClass.titleEn,
      models: [...carClass.models],
      photo: carClass.photo,
      body: carClass.body,
      grade: carGrade(carClass),
      capacity: carClass.capacity,
      luggage_capacity: carClass.luggage,
    },
    class_services: [
      ...(terms.included.includes("meeting")
        ? [{ id: CLASS_SERVICE.meeting, title: say(locale, "wire.meeting"), value: null }]
        : []),
      { id: CLASS_SERVICE.waiting, title: say(locale, "wire.waiting"), value: terms.freeWaiting[startKind] },
      ...(free === null
        ? []
        : [{ id: CLASS_SERVICE.cancellation, title: say(locale, "wire.cancellation"), value: free }]),
    ],
    terms: presentTerms(terms, startKind),
    allowable_subaddress: quote.maxStops,
    price_subaddress: toMajor(quote.stopAmount, currency),
    cancellation_time: free ?? 0,
    allowable_time: quote.leadMinutes,
    payed_road: terms.included.includes("tolls"),
    blackout_date: [...blackoutDates],
    id_custom_price: null,
    minimum_duration: 0,
    start_place: presentEnd(start, terminals, locale),
    finish_place: presentEnd(finish, terminals, locale),
    flexible_tariff: quote.isFlexible,
    flexible_tariff_agreement: quote.isFlexible,
    additional_services: quote.services.map((service) => presentService(service, currency, locale)),
    is_fast_booking: quote.isFastRide,
    is_fast_ride: quote.isFastRide,
    travel_time: quote.seconds,
    distance: quote.metres / 1000,
    approximate,
    coef_loyalica: (book.partner(quote.userHint)?.loyaltyMicro ?? 0) / LOYALTY_SCALE,
    service_provider: {
      id: provider.id,
      title: locale === "ru" ? provider.titleRu : provider.titleEn,
      deleted: provider.deleted,
      rating: provider.rating,
      logo: "",
    },
    expires_at: new Date(quote.quotedAt + QUOTE_LIFETIME_SECONDS * 1000).toISOString(),
  };
}

function presentEnd(place: Place, terminals: Terminals, locale: Locale): PriceItem["start_place"] {
  return {
    place_id: place.number,
    title: placeName(place, locale),
    type: WIRE_PLACE_TYPE[place.kind],
    type_title: say(locale, `wire.kind.${place.kind}`),
    terminal: terminals(place.iata).map(({ code }) => code),
    terminal_number: null,
    train_carriage_number: null,
    declension_titles: { nom: null, gen: null, acc: null },
    timezone: place.zone,
  };
}
