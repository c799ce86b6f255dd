import type { Transaction } from "kysely";
import { readOrderRequest } from "#contract/orders/order-request.ts";
import type { AcceptOfferBody, AcceptYachtBody } from "#contract/requests/offers.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import { checkPassenger } from "#domain/booking/check-passenger.ts";
import { namedText, storableText, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import type { Passenger } from "#domain/booking/passengers.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Caller } from "#server/http/request.ts";
import { keptLines, keptText } from "#server/kept-text.ts";
import { createTryCode } from "#server/modules/accounts/index.ts";
import { findByAttempt, findOrder, placeAgreed, placeYacht, type StoredOrder } from "#server/modules/orders/index.ts";
import { openOffer, openYachtOffer } from "#server/modules/requests/accept/open-offer.ts";
import { refuseOver } from "#server/modules/requests/read/offer-standing.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import { endOffer, findOffer, type StoredOffer } from "#server/modules/requests/store/offers.repository.ts";
import { findRequest, lockRequest, moveRequest } from "#server/modules/requests/store/requests.repository.ts";
import { passengerRefusal } from "#server/passengers/passenger-refusal.ts";
import { phoneReading } from "#server/passengers/phone-plans.ts";
import { Refusal } from "#server/refusal.ts";

/**
 * Makes one order of an offer: by the prices and terms that were offered, with the details that every order needs. The offer ends in the transaction
 * of the order, so that of two presses at once one makes it and the other is told so.
 */
export async function acceptWayOffer(
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

/**
 * Makes one order of kind yacht of an offer, by what was offered. The offer ends in the transaction of the order, so that of two presses
 * at once one makes it and the other is told so; the same attempt gets the same order.
 */
export async function acceptYachtOffer(
  requests: Requests,
  { offerId, body }: { readonly offerId: number; readonly body: AcceptYachtBody },
  caller: Caller,
): Promise<StoredOrder> {
  const offer = await openYachtOffer(requests, offerId, caller);
  const request = await findRequest(requests.db, offer.request_kind, offer.request_id);
  if (request?.yacht === undefined || request.yacht === null) throw new Refusal("offer-unknown");
  const { attemptKey } = caller;
  const customer = customerOf(body, caller, requests.operatorCountry);
  // A repeat, whose answer was lost, gets the same order.
  if (offer.state !== "accepted") {
    refuseOver(offer, requests.clock());
    if (attemptKey !== null && (await findByAttempt(requests.db, attemptKey)) !== undefined)
      throw new Refusal("attempt-conflict");
    await requests.countContact({ ...caller, userId: identityOf(caller.actor)?.userId ?? null }, customer);
  }
  return placeYacht(
    requests,
    {
      offer: offer.yacht,
      requestId: request.request_id,
      heldUntil: offer.valid_until.getTime(),
      words: offer.words,
      wish: keptLines(body.wish ?? request.wish, TEXT_LIMITS.comment, "wish"),
      hasChildren: request.yacht.hasChildren,
      customer,
      lang: caller.locale,
      userHint: request.user_hint,
      consents: body.consents,
    },
    {
      actor: caller.actor,
      attemptKey,
      before: async (trx) => {
        await lockRequest(trx, offer.request_kind, offer.request_id);
        const now = await findOffer(trx, offerId, true);
        if (now === undefined) throw new Refusal("offer-unknown");
        const made = now.order_id === null ? undefined : await findOrder(trx, now.order_id);
        if (made !== undefined && attemptKey !== null && made.attempt_key === attemptKey) return made;
        refuseOver(now, requests.clock());
        return undefined;
      },
      after: (trx, order) => becomeOrder(requests, trx, offer, order),
    },
  );
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

function customerOf({ name, phone, email }: AcceptYachtBody, { locale }: Caller, operator: string): Passenger {
  const phones = phoneReading({ locale, operator });
  const customer = {
    name: keptText(namedText(name), TEXT_LIMITS.name, "name"),
    phone: storableText(phones.kept(phone)),
    email: email.trim(),
  };
  const refusal = passengerRefusal(checkPassenger(customer, "natural", phones.fault), locale);
  if (refusal) throw refusal;
  return customer;
}
