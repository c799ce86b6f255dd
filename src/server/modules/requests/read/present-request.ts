import type { RequestPageView, RequestRowView } from "#contract/console/requests/request-views.ts";
import { endKind } from "#domain/places/place-kind.ts";
import { promisedUntil } from "#domain/requests/request-state.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toMajor } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import type { YachtOffer } from "#domain/yachts/yacht-offer.ts";
import { yachtCountryOf } from "#domain/yachts/yacht-places.ts";
import { presentYachtTerms } from "#server/modules/orders/index.ts";
import { presentTerms } from "#server/modules/prices/index.ts";
import { cityOfPlace } from "#server/modules/requests/ask/request-yacht.ts";
import { standingOf } from "#server/modules/requests/read/offer-standing.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import type { StoredOffer } from "#server/modules/requests/store/offers.repository.ts";
import type { InboxRow } from "#server/modules/requests/store/requests.repository.ts";

/** Presents a request as a row of the inbox, with its newest offer. */
export function presentRequest(row: InboxRow, offers: readonly StoredOffer[]): RequestRowView {
  const newest = offers.find(({ request_id: id, request_kind: kind }) => id === row.request_id && kind === row.kind);
  const askedAt = row.created_at.getTime();
  const { way, yacht } = row;
  return {
    kind: row.kind,
    request_id: row.request_id,
    version: row.version,
    state: row.state,
    asked_at: askedAt,
    promised_until: promisedUntil(askedAt),
    name: row.name,
    lang: row.lang,
    way: way && { from: way.from, to: way.to, day: way.day, round_trip: way.roundTrip },
    yacht: yacht && {
      place: yacht.place,
      starts: yacht.starts.slice(0, 16).replace("T", " "),
      has_time: yacht.hasTime,
      hours: yacht.hours,
      guests: yacht.guests,
      has_children: yacht.hasChildren,
      zone: zoneOf(yacht.place),
    },
    wish: row.wish,
    offer: newest === undefined ? null : { ...totalOf(newest), valid_until: newest.valid_until.getTime() },
    order_id: newest?.order_id ?? null,
  };
}

/** The clock of a place that begins with a city where yachts are offered. */
function zoneOf(place: string): string | null {
  const city = cityOfPlace(place);
  return (city && yachtCountryOf(city)?.zone) ?? null;
}

/** What an offer costs altogether. */
export function totalOf({ quotes, yacht }: Pick<StoredOffer, "quotes" | "yacht">): {
  readonly total: number;
  readonly currency: string;
} {
  if (yacht !== null) return { total: toMajor(yacht.price, yacht.currency), currency: yacht.currency };
  const currency = quotes[0]?.currency ?? "EUR";
  return {
    total: toMajor(
      quotes.reduce((sum, { amount }) => sum + amount, 0),
      currency,
    ),
    currency,
  };
}

/** Presents an offer to the staff. */
export async function presentOffer(
  { prices, gazetteer }: Pick<Requests, "prices" | "gazetteer">,
  offer: StoredOffer,
  {
    locale,
    now,
    nameOf,
    photos,
  }: {
    readonly locale: Locale;
    readonly now: number;
    readonly nameOf: (author: string) => string;
    /** Numbers of the photos that its request keeps. */
    readonly photos: readonly number[];
  },
): Promise<RequestPageView["offers"]> {
  const common = {
    offer_id: offer.offer_id,
    standing: standingOf(offer, now),
    ...totalOf(offer),
    words: offer.words,
    day: offer.ride_day,
    made_at: offer.made_at.getTime(),
    by: nameOf(offer.author),
    valid_until: offer.valid_until.getTime(),
    order_id: offer.order_id,
  };
  if (offer.yacht !== null) {
    const shown = offer.photos.filter((id) => photos.includes(id));
    const yacht = { ...presentOffered(offer.yacht, offer.words), photos: shown };
    return [{ ...common, provider: "", car_class: "", prices: [], terms: null, yacht }];
  }
  const [quote] = offer.quotes;
  if (quote === undefined) return [];
  const sold = await prices.soldBy(quote);
  const start = endKind(gazetteer.byNumber(quote.startPlace)?.kind ?? "locality");
  return [
    {
      ...common,
      provider: sold === undefined ? "" : nameIn(sold.provider.name, locale),
      car_class: sold === undefined ? "" : nameIn(sold.carClass.name, locale),
      prices: offer.quotes.map(({ amount, currency }) => toMajor(amount, currency)),
      terms: presentTerms(quote.terms, start, quote.currency),
      yacht: null,
    },
  ];
}

/** Presents what an offer for a yacht says, as its order will. */
export function presentOffered(yacht: YachtOffer, words: string) {
  const { startsLocal, restDay, ...said } = yacht;
  return presentYachtTerms({ ...said, words, starts_local: startsLocal, rest_day: restDay }, yacht.currency);
}
