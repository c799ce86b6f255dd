import type { Transaction } from "kysely";
import type { Deed } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { seenRequest, subjectOf, type SeenRequest } from "#server/modules/requests/answer/seen-request.ts";
import { refuseOver, standingOf } from "#server/modules/requests/read/offer-standing.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import { endOffer, findEndedOffers, findOffer } from "#server/modules/requests/store/offers.repository.ts";
import { lockRequest, moveRequest } from "#server/modules/requests/store/requests.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Takes an offer back as long as nobody has accepted it; the request waits for an answer again. */
export async function withdrawOffer(
  { clock }: Pick<Requests, "clock">,
  trx: Transaction<Tables>,
  seen: SeenRequest & { readonly offerId: number },
): Promise<Deed> {
  const request = await seenRequest(trx, seen, "new");
  const offer = await findOffer(trx, seen.offerId, true);
  const at = new Date(clock());
  if (offer === undefined || offer.request_kind !== seen.kind || offer.request_id !== seen.id)
    throw new Refusal("offer-unknown");
  refuseOver(offer, at.getTime());
  await endOffer(trx, offer.offer_id, { state: "withdrawn", at });
  await moveRequest(trx, request, { state: "new", answer: null, at });
  return {
    subject: subjectOf(request),
    before: { state: request.state, offer: offer.offer_id },
    after: { state: "new" },
  };
}

/** Job that ends offers which nobody has accepted in time. */
export const EXPIRE_OFFERS_JOB = "expire_offers";

/** Ends offers whose time is over, each in a transaction of its own, and says so of their requests. */
export async function expireOffers({ db, clock }: Pick<Requests, "db" | "clock">): Promise<void> {
  const at = new Date(clock());
  for (const id of await findEndedOffers(db, at)) {
    await db.transaction().execute(async (trx) => {
      const seen = await findOffer(trx, id);
      const request = seen && (await lockRequest(trx, seen.request_kind, seen.request_id));
      const offer = await findOffer(trx, id, true);
      if (offer === undefined || request === undefined) return;
      if (offer.state !== "open" || standingOf(offer, at.getTime()) !== "expired") return;
      await endOffer(trx, id, { state: "expired", at });
      if (request.state === "answered") await moveRequest(trx, request, { state: "expired", answer: null, at });
    });
  }
}
