import { offerStanding, type OfferState } from "#domain/requests/offer-state.ts";
import type { StoredOffer } from "#server/modules/requests/store/offers.repository.ts";
import { Refusal } from "#server/refusal.ts";

type Ending = Pick<StoredOffer, "state" | "valid_until">;

/** How an offer stands at a moment: open only until its end. */
export function standingOf({ state, valid_until: until }: Ending, now: number): OfferState {
  return offerStanding({ state, validUntil: until.getTime() }, now);
}

/** Refuses what only an open offer allows. */
export function refuseOver(offer: Ending, now: number): void {
  const standing = standingOf(offer, now);
  if (standing !== "open") throw new Refusal("offer-over", { words: { standing }, details: { standing } });
}
