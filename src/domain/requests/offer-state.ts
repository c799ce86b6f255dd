import { DAY_MS } from "#domain/values/durations.ts";

/** What became of an offer. */
export const OFFER_STATES = ["open", "replaced", "withdrawn", "expired", "accepted"] as const;

/** What became of an offer; an open one may be accepted until it ends. */
export type OfferState = (typeof OFFER_STATES)[number];

/** An offer stands for so many days at most: a price that nobody looks after is no price. */
export const OFFER_MOST_DAYS = 60;

/** How an offer stands at a moment: its last moment still counts, one later does not. All moments in epoch milliseconds. */
export function offerStanding(
  offer: { readonly state: OfferState; readonly validUntil: number },
  now: number,
): OfferState {
  return offer.state === "open" && now > offer.validUntil ? "expired" : offer.state;
}

/** Whether an offer may end then: not in the past, and not out of sight. */
export function mayEndAt(validUntil: number, now: number): boolean {
  return validUntil > now && validUntil <= now + OFFER_MOST_DAYS * DAY_MS;
}
