import type { AcceptYachtBody } from "#contract/orders/yacht-offers.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import { checkPassenger } from "#domain/booking/check-passenger.ts";
import { namedText, storableText, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import type { Passenger } from "#domain/booking/passengers.ts";
import { offerStanding } from "#domain/requests/offer-state.ts";
import type { YachtOffer } from "#domain/yachts/yacht-offer.ts";
import type { Caller } from "#server/http/request.ts";
import { keptLines, keptText } from "#server/kept-text.ts";
import { anyOrderFor, findByAttempt, findOrder, placeHire, type StoredOrder } from "#server/modules/orders/index.ts";
import { findRequest, lockRequest, moveRequest } from "#server/modules/requests/inbox.repository.ts";
import { endOffer, findOffer, type StoredOffer } from "#server/modules/requests/offers.repository.ts";
import { openOffer } from "#server/modules/requests/open-offer.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import { passengerRefusal } from "#server/passengers/passenger-refusal.ts";
import { phoneReading } from "#server/passengers/phone-plans.ts";
import { Refusal } from "#server/refusal.ts";

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
  return placeHire(
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
      after: async (trx, { order_id: orderId }) => {
        const at = new Date(requests.clock());
        const locked = await lockRequest(trx, offer.request_kind, offer.request_id);
        if (locked === undefined) throw new Refusal("offer-unknown");
        await endOffer(trx, offerId, { state: "accepted", at, orderId });
        await moveRequest(trx, locked, { state: "accepted", answer: null, at });
      },
    },
  );
}

/** The offer for a yacht whose key a caller shows; one for a way is unknown here. */
export async function openYachtOffer(
  requests: Pick<Requests, "db" | "secrets">,
  offerId: number,
  caller: Pick<Caller, "credentials">,
): Promise<StoredOffer & { readonly yacht: YachtOffer }> {
  const offer = await openOffer(requests, offerId, caller);
  if (offer.yacht === null) throw new Refusal("offer-unknown");
  return { ...offer, yacht: offer.yacht };
}

/** An offer whose photos somebody may see: by its own key, or by whatever opens the order that it became. */
export async function openShownOffer(
  requests: Requests,
  offerId: number,
  caller: Pick<Caller, "credentials" | "actor">,
): Promise<StoredOffer> {
  const offer = await findOffer(requests.db, offerId);
  const orderId = offer?.order_id ?? null;
  if (offer === undefined || orderId === null) return openYachtOffer(requests, offerId, caller);
  const isOpened = await anyOrderFor(requests, { actor: caller.actor, orderId, right: "read" }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
  return isOpened ? offer : openYachtOffer(requests, offerId, caller);
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

function refuseOver({ state, valid_until: until }: StoredOffer, now: number): void {
  const standing = offerStanding({ state, validUntil: until.getTime() }, now);
  if (standing !== "open") throw new Refusal("offer-over", { words: { standing }, details: { standing } });
}
