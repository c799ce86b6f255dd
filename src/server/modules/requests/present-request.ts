import type { RequestPageView, RequestRowView } from "#contract/operator/request-views.ts";
import { endKind } from "#domain/places/place-kind.ts";
import { offerStanding } from "#domain/requests/offer-state.ts";
import { promisedUntil } from "#domain/requests/request-state.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toMajor } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import { presentTerms } from "#server/modules/prices/index.ts";
import type { InboxRow } from "#server/modules/requests/inbox.repository.ts";
import type { StoredOffer } from "#server/modules/requests/offers.repository.ts";
import type { Requests } from "#server/modules/requests/requests.ts";

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
    },
    wish: row.wish,
    offer: newest === undefined ? null : { ...totalOf(newest), valid_until: newest.valid_until.getTime() },
    order_id: newest?.order_id ?? null,
  };
}

/** What an offer costs altogether. */
export function totalOf({ quotes }: Pick<StoredOffer, "quotes">): {
  readonly total: number;
  readonly currency: string;
} {
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
  }: { readonly locale: Locale; readonly now: number; readonly nameOf: (author: string) => string },
): Promise<RequestPageView["offers"]> {
  const [quote] = offer.quotes;
  if (quote === undefined) return [];
  const sold = await prices.soldBy(quote);
  const start = endKind(gazetteer.byNumber(quote.startPlace)?.kind ?? "locality");
  return [
    {
      offer_id: offer.offer_id,
      standing: offerStanding({ state: offer.state, validUntil: offer.valid_until.getTime() }, now),
      provider: sold === undefined ? "" : nameIn(sold.provider.name, locale),
      car_class: sold === undefined ? "" : nameIn(sold.carClass.name, locale),
      prices: offer.quotes.map(({ amount, currency }) => toMajor(amount, currency)),
      ...totalOf(offer),
      terms: presentTerms(quote.terms, start, quote.currency),
      words: offer.words,
      day: offer.ride_day,
      made_at: offer.made_at.getTime(),
      by: nameOf(offer.author),
      valid_until: offer.valid_until.getTime(),
      order_id: offer.order_id,
    },
  ];
}
