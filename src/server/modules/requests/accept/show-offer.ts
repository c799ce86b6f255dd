import type { OfferView, YachtOfferView } from "#contract/requests/offers.ts";
import { payChoices } from "#domain/booking/pay-choices.ts";
import { endKind } from "#domain/places/place-kind.ts";
import { toMajor } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import type { Caller } from "#server/http/request.ts";
import { findBuyer, findOrder, orderKey } from "#server/modules/orders/index.ts";
import { presentTerms } from "#server/modules/prices/index.ts";
import { openOffer, openYachtOffer } from "#server/modules/requests/accept/open-offer.ts";
import { standingOf } from "#server/modules/requests/read/offer-standing.ts";
import { presentOffered } from "#server/modules/requests/read/present-request.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import type { StoredOffer } from "#server/modules/requests/store/offers.repository.ts";
import { findRequest, type InboxRow } from "#server/modules/requests/store/requests.repository.ts";
import { findYachtPhotoIds } from "#server/modules/requests/store/yacht-photos.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** An offer for a way as the traveller reads it. */
export async function showWayOffer(requests: Requests, offerId: number, caller: Caller): Promise<OfferView> {
  const offer = await openOffer(requests, offerId, caller);
  const request = await findRequest(requests.db, offer.request_kind, offer.request_id);
  const [quote] = offer.quotes;
  const sold = quote && (await requests.prices.soldBy(quote));
  const way = request?.way ?? undefined;
  if (request === undefined || way === undefined || quote === undefined || sold === undefined)
    throw new Refusal("offer-unknown");
  const { currency } = quote;
  const { carClass, provider } = sold;
  const { settings } = await findBuyer(requests, caller.actor, quote.userHint);
  const titles = [way.from, way.to];
  const startKind = endKind(requests.gazetteer.byNumber(quote.startPlace)?.kind ?? "locality");
  return {
    ...(await showAnyOffer(requests, offer, request)),
    ways: offer.quotes.map(({ startPlace, finishPlace, amount, seconds, metres, isWayBack }) => {
      const end = (place: number, title: string) => {
        const found = requests.gazetteer.byNumber(place);
        return {
          title,
          kind: endKind(found?.kind ?? "locality"),
          zone: found?.zone ?? "UTC",
          country_code: found?.country ?? null,
        };
      };
      const [from = "", to = ""] = isWayBack ? titles.toReversed() : titles;
      return {
        from: end(startPlace, from),
        to: end(finishPlace, to),
        price: toMajor(amount, currency),
        seconds,
        metres,
      };
    }),
    day: offer.ride_day,
    total: toMajor(
      offer.quotes.reduce((sum, { amount }) => sum + amount, 0),
      currency,
    ),
    currency,
    provider: nameIn(provider.name, caller.locale),
    car: {
      name: nameIn(carClass.name, caller.locale),
      models: [...carClass.models],
      capacity: carClass.capacity,
      luggage: carClass.luggage,
      body: carClass.body,
    },
    terms: presentTerms(quote.terms, startKind, currency),
    words: offer.words,
    pay_by: [...payChoices(settings, requests.takesCard(currency))],
  };
}

/** An offer for a yacht as the traveller reads it. */
export async function showYachtOffer(requests: Requests, offerId: number, caller: Caller): Promise<YachtOfferView> {
  const offer = await openYachtOffer(requests, offerId, caller);
  const { yacht } = offer;
  const request = await findRequest(requests.db, offer.request_kind, offer.request_id);
  if (request === undefined) throw new Refusal("offer-unknown");
  const kept = await findYachtPhotoIds(requests.db, offer.request_id);
  return {
    ...(await showAnyOffer(requests, offer, request)),
    ...presentOffered(yacht, offer.words),
    photos: offer.photos.filter((id) => kept.includes(id)),
    total: toMajor(yacht.price, yacht.currency),
    currency: yacht.currency,
  };
}

/** What an offer of either kind says beside what is offered. */
async function showAnyOffer({ db, clock, secrets }: Requests, offer: StoredOffer, request: InboxRow) {
  const order = offer.order_id === null ? undefined : await findOrder(db, offer.order_id);
  const now = clock();
  return {
    offer_id: offer.offer_id,
    standing: standingOf(offer, now),
    valid_until: offer.valid_until.getTime(),
    contact: { name: request.name, phone: request.phone, email: request.email },
    wish: request.wish,
    order: order ? { order_id: order.order_id, order_key: orderKey(secrets[0], order.order_id, order.key_salt) } : null,
    now,
  };
}
