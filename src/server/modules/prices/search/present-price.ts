import type { PriceItem } from "#contract/prices/prices.ts";
import { WIRE_PLACE_TYPE } from "#contract/wire/place-type.ts";
import { SERVICE_ID } from "#contract/wire/service-id.ts";
import { travelType } from "#domain/booking/trip-kind.ts";
import { endKind, type EndKind } from "#domain/places/place-kind.ts";
import type { Place } from "#domain/places/place.ts";
import { priceUid } from "#domain/prices/price-uid.ts";
import { QUOTE_LIFETIME_SECONDS } from "#domain/prices/quote-life.ts";
import { carGrade } from "#domain/tariffs/car-class.ts";
import { freeWaitingMinutes, freeCancellationMinutes } from "#domain/tariffs/terms.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toMajor, type Currency } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import { WHOLE_PERCENT } from "#domain/values/percent.ts";
import type { Terminals } from "#server/gazetteer/pack/terminals.ts";
import { offeredServices, stopAmount, type Offer } from "#server/modules/prices/offer/offer.ts";
import type { TimePrice } from "#server/modules/prices/offer/time-prices.ts";
import { leadMinutes } from "#server/modules/prices/quote/quote-of.ts";
import type { QuotedOffer, QuotedSearch } from "#server/modules/prices/quote/quoted-offer.ts";
import { presentService, presentTerms } from "#server/modules/prices/search/present-terms.ts";
import { sumsInAnotherCurrency } from "#server/modules/prices/search/sums-in-another-currency.ts";
import { say } from "#server/say.ts";

/** Ids of the notes on a class that clients list. */
const CLASS_SERVICE = { meeting: 1, waiting: 2, cancellation: 3 } as const;

/** How a price list is presented. */
export interface PriceLook {
  readonly terminals: Terminals;
  readonly locale: Locale;
  readonly alternative: Currency | undefined;
  /** Points for each unit of a price. */
  readonly loyaltyRate: number;
  /** The class that is the usual choice. */
  readonly usual: number | undefined;
}

/** Members that depend on the search and are the same for all its offers. */
const OF_SEARCH = [
  "type",
  "start_place",
  "finish_place",
  "travel_time",
  "distance",
  "approximate",
  "coef_loyalica",
  "expires_at",
] as const satisfies readonly (keyof PriceItem)[];

/** Members that differ between offers of one tariff. */
const OF_OFFER = [
  "price_id",
  "price_uid",
  "price",
  "price_rub",
  "alternative_price",
  "alternative_price_subaddress",
  "reverse_price",
  "price_subaddress",
  "allowable_time",
  "blackout_date",
  "time_prices",
  "is_fast_booking",
  "is_fast_ride",
  "is_usual",
] as const satisfies readonly (keyof PriceItem)[];

/** Members that change with the search; all others depend on the tariff, the language and the currency. */
export const CHANGING = [...OF_SEARCH, ...OF_OFFER];

/** The values that a search sets in its rows. */
export type SearchValues = Pick<PriceItem, (typeof OF_SEARCH)[number]>;

/** The values that an offer sets in its row. */
export type OfferValues = Pick<PriceItem, (typeof OF_OFFER)[number]>;

/** Presents a quoted offer as one row of the price list. */
export function presentPrice(offer: QuotedOffer, look: PriceLook): PriceItem {
  return priceItem(offer.offer, offer.quoted, look.locale, {
    ...searchValues(offer.quoted, look),
    ...offerValues(offer, look),
  });
}

/** Builds the row of an offer, with the changing values in their places. */
export function priceItem(
  offer: Offer,
  { book, search }: Pick<QuotedSearch, "book" | "search">,
  locale: Locale,
  values: SearchValues & OfferValues,
): PriceItem {
  const { tariff, carClass, provider, currency, rent } = offer;
  const terms = search.terms ?? offer.terms;
  const free = freeCancellationMinutes(terms);
  const startKind = endKind(search.start.kind);
  return {
    price_id: values.price_id,
    price_uid: values.price_uid,
    price: values.price,
    price_rub: values.price_rub,
    currency,
    alternative_price: values.alternative_price,
    alternative_price_subaddress: values.alternative_price_subaddress,
    reverse_price: values.reverse_price,
    service_id: SERVICE_ID.transfer,
    type: values.type,
    car_class: {
      car_class_id: carClass.id,
      title: nameIn(carClass.name, locale),
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
      { id: CLASS_SERVICE.waiting, title: say(locale, "wire.waiting"), value: freeWaitingMinutes(terms, startKind) },
      ...(free === null
        ? []
        : [{ id: CLASS_SERVICE.cancellation, title: say(locale, "wire.cancellation"), value: free }]),
    ],
    terms: presentTerms(terms, startKind, currency),
    allowable_subaddress: rent === undefined ? tariff.maxStops : 0,
    price_subaddress: values.price_subaddress,
    cancellation_time: free ?? 0,
    allowable_time: values.allowable_time,
    payed_road: terms.included.includes("tolls"),
    blackout_date: values.blackout_date,
    time_prices: values.time_prices,
    id_custom_price: null,
    minimum_duration: 0,
    start_place: values.start_place,
    finish_place: values.finish_place,
    flexible_tariff: tariff.flexible,
    flexible_tariff_agreement: tariff.flexible,
    additional_services: offeredServices(book, offer).map((service) => presentService(service, currency, locale)),
    is_fast_booking: values.is_fast_booking,
    is_fast_ride: values.is_fast_ride,
    travel_time: values.travel_time,
    distance: values.distance,
    approximate: values.approximate,
    coef_loyalica: values.coef_loyalica,
    service_provider: {
      id: provider.id,
      title: nameIn(provider.name, locale),
      deleted: provider.deleted,
      rating: provider.rating,
      logo: "",
    },
    is_usual: values.is_usual,
    expires_at: values.expires_at,
  };
}

/** The values that all rows of a search share. */
export function searchValues({ search, start, finish }: QuotedSearch, look: PriceLook): SearchValues {
  const { terminals, locale } = look;
  return {
    type: travelType({ start: endKind(start.kind), finish: endKind(finish.kind) }),
    start_place: presentEnd(start, terminals, locale),
    finish_place: presentEnd(finish, terminals, locale),
    travel_time: search.there.seconds,
    distance: search.there.metres / 1000,
    approximate: search.there.approximate,
    coef_loyalica: look.loyaltyRate,
    expires_at: new Date(search.quotedAt + QUOTE_LIFETIME_SECONDS * 1000).toISOString(),
  };
}

/** The values of a single row. */
export function offerValues(
  { priceId, offer, back, blackoutDates, timePrices, quoted }: QuotedOffer,
  { alternative, locale, usual }: Pick<PriceLook, "alternative" | "locale" | "usual">,
): OfferValues {
  const { search, book } = quoted;
  const { currency } = offer;
  const stop = offer.rent === undefined ? stopAmount(offer) : 0;
  const sums = { currency, amount: offer.price.amount, stopAmount: stop, sums: offer.sums };
  const roubles = sumsInAnotherCurrency(sums, book, "RUB");
  const second = alternative && sumsInAnotherCurrency(sums, book, alternative);
  const sumsBack = back && { currency, amount: back.offer.price.amount, stopAmount: 0, sums: back.offer.sums };
  const secondBack = alternative && sumsBack && sumsInAnotherCurrency(sumsBack, book, alternative);
  return {
    price_id: priceId,
    price_uid: priceUid(search.salt, priceId),
    price: toMajor(offer.price.amount, currency),
    price_rub: Math.round(toMajor(roubles?.amount ?? 0, "RUB")),
    alternative_price: second ? toMajor(second.amount, alternative) : null,
    alternative_price_subaddress: second ? toMajor(second.stop, alternative) : null,
    reverse_price: back && {
      price_id: back.priceId,
      price: toMajor(back.offer.price.amount, currency),
      alternative_price: secondBack ? toMajor(secondBack.amount, alternative) : null,
      discount_percent: (back.offer.tariff.roundTripDiscount * 100) / WHOLE_PERCENT,
      flexible_tariff: back.offer.tariff.flexible,
      terms: presentTerms(back.offer.terms, endKind(search.finish.kind), currency),
    },
    price_subaddress: toMajor(stop, currency),
    allowable_time: leadMinutes(offer),
    blackout_date: [...blackoutDates],
    time_prices: timePrices.map((time) => presentTimePrice(time, offer, locale)),
    is_fast_booking: offer.isFastRide,
    is_fast_ride: offer.isFastRide,
    is_usual: offer.carClass.id === usual,
  };
}

function presentTimePrice({ rule, amount }: TimePrice, { currency }: Offer, locale: Locale) {
  return {
    kind: rule?.kind ?? "short-notice",
    title: rule === undefined ? say(locale, "prices.line.fast-ride") : nameIn(rule.name, locale),
    hours: rule?.time?.hours ?? null,
    price: toMajor(amount, currency),
  };
}

/** The part of a row that stays the same from search to search; it identifies the row's template. */
export function fixedPart(offer: Offer, { search }: Pick<QuotedSearch, "search">, locale: Locale): string {
  return `${offer.tariff.id} ${offer.currency} ${locale} ${endKind(search.start.kind) satisfies EndKind}`;
}

function presentEnd(place: Place, terminals: Terminals, locale: Locale): PriceItem["start_place"] {
  return {
    place_id: place.number,
    title: nameIn(place.name, locale),
    type: WIRE_PLACE_TYPE[place.kind],
    type_title: say(locale, `wire.kind.${place.kind}`),
    terminal: terminals(place.iata).map(({ code }) => code),
    terminal_number: null,
    train_carriage_number: null,
    declension_titles: { nom: null, gen: null, acc: null },
    timezone: place.zone,
  };
}
