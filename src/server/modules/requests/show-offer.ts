import type { OfferView } from "#contract/orders/offers.ts";
import { payChoices } from "#domain/booking/pay-choices.ts";
import { endKind } from "#domain/places/place-kind.ts";
import { offerStanding } from "#domain/requests/offer-state.ts";
import { toMajor } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import type { Caller } from "#server/http/request.ts";
import { findBuyer, findOrder, orderKey } from "#server/modules/orders/index.ts";
import { presentTerms } from "#server/modules/prices/index.ts";
import { findRequest } from "#server/modules/requests/inbox.repository.ts";
import { openOffer } from "#server/modules/requests/open-offer.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import { Refusal } from "#server/refusal.ts";

/** An offer as whoever asked reads it. */
export async function showOffer(requests: Requests, offerId: number, caller: Caller): Promise<OfferView> {
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
  const order = offer.order_id === null ? undefined : await findOrder(requests.db, offer.order_id);
  const now = requests.clock();
  const titles = [way.from, way.to];
  const startKind = endKind(requests.gazetteer.byNumber(quote.startPlace)?.kind ?? "locality");
  return {
    offer_id: offer.offer_id,
    standing: offerStanding({ state: offer.state, validUntil: offer.valid_until.getTime() }, now),
    valid_until: offer.valid_until.getTime(),
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
    contact: { name: request.name, phone: request.phone, email: request.email },
    wish: request.wish,
    pay_by: [...payChoices(settings, requests.takesCard(currency))],
    order: order
      ? { order_id: order.order_id, order_key: orderKey(requests.secrets[0], order.order_id, order.key_salt) }
      : null,
    now,
  };
}
