import { offerStanding } from "#domain/requests/offer-state.ts";
import { lockRequest, moveRequest } from "#server/modules/requests/inbox.repository.ts";
import { endOffer, findEndedOffers, findOffer } from "#server/modules/requests/offers.repository.ts";
import type { Requests } from "#server/modules/requests/requests.ts";

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
      const standing = offerStanding({ state: offer.state, validUntil: offer.valid_until.getTime() }, at.getTime());
      if (offer.state !== "open" || standing !== "expired") return;
      await endOffer(trx, id, { state: "expired", at });
      if (request.state === "answered") await moveRequest(trx, request, { state: "expired", answer: null, at });
    });
  }
}
