import type { Transaction } from "kysely";
import type { AcceptOfferBody } from "#contract/orders/offers.ts";
import { readOrderRequest } from "#contract/orders/order-request.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import { offerStanding } from "#domain/requests/offer-state.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Caller } from "#server/http/request.ts";
import { createTryCode } from "#server/modules/accounts/index.ts";
import { placeAgreed, type StoredOrder } from "#server/modules/orders/index.ts";
import { lockRequest, moveRequest } from "#server/modules/requests/inbox.repository.ts";
import { endOffer, findOffer, type StoredOffer } from "#server/modules/requests/offers.repository.ts";
import { openOffer } from "#server/modules/requests/open-offer.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import { Refusal } from "#server/refusal.ts";

/**
 * Makes one order of an offer: by the prices and terms that were offered, with the details that every order needs. The offer ends in the transaction
 * of the order, so that of two presses at once one makes it and the other is told so.
 */
export async function acceptOffer(
  requests: Requests,
  { offerId, body }: { readonly offerId: number; readonly body: AcceptOfferBody },
  caller: Caller,
): Promise<StoredOrder> {
  const offer = await openOffer(requests, offerId, caller);
  // One that is accepted is asked about by its attempt below: a repeat, whose answer was lost, gets the same order.
  if (offer.state !== "accepted") refuseOver(offer, requests.clock());
  if (body.trips.length !== offer.quotes.length)
    throw new Refusal("too-many-trips", { words: { most: offer.quotes.length } });
  const trips = offer.quotes.flatMap((quote, index) => {
    const details = body.trips[index];
    return details === undefined ? [] : [{ ...details, price_id: quote.priceId }];
  });
  const day = trips[0]?.start_location.time?.trim().slice(0, 10);
  if (offer.ride_day !== null && day !== offer.ride_day) {
    throw new Refusal("offer-day", { words: { day: offer.ride_day }, details: { day: offer.ride_day } });
  }
  const request = readOrderRequest(
    { trips, ...(body.pay_by && { pay_by: body.pay_by }), ...(body.consents && { consents: body.consents }) },
    {
      lang: caller.locale,
      userHint: offer.quotes[0]?.userHint ?? null,
    },
  );
  const { order } = await placeAgreed(
    requests,
    { request, quotes: offer.quotes },
    {
      ...caller,
      tryCode: createTryCode(requests.accounts, caller),
      countContact: (contact) =>
        requests.countContact({ ...caller, userId: identityOf(caller.actor)?.userId ?? null }, contact),
      alongside: (trx, placed) => becomeOrder(requests, trx, offer, placed),
    },
  );
  return order;
}

async function becomeOrder(
  { clock }: Requests,
  trx: Transaction<Tables>,
  seen: StoredOffer,
  { order_id: orderId }: StoredOrder,
): Promise<void> {
  const request = await lockRequest(trx, seen.request_kind, seen.request_id);
  const offer = await findOffer(trx, seen.offer_id, true);
  if (offer === undefined || request === undefined) throw new Refusal("offer-unknown");
  const at = new Date(clock());
  refuseOver(offer, at.getTime());
  await endOffer(trx, offer.offer_id, { state: "accepted", at, orderId });
  await moveRequest(trx, request, { state: "accepted", answer: null, at });
}

function refuseOver({ state, valid_until: until }: StoredOffer, now: number): void {
  const standing = offerStanding({ state, validUntil: until.getTime() }, now);
  if (standing !== "open") throw new Refusal("offer-over", { words: { standing }, details: { standing } });
}
