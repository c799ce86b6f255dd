/** What requests ask for: a way without cars on sale, or a yacht. */
export const REQUEST_KINDS = ["way", "yacht"] as const;

/** What a request asks for. */
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** The states of a request, in the order of its life. */
export const REQUEST_STATES = ["new", "answered", "accepted", "declined", "expired", "closed"] as const;

/** How far a request has come: it waits, an offer was made, and what became of it. */
export type RequestState = (typeof REQUEST_STATES)[number];

/** What each state may become; a request that was declined or closed may get an offer after all, one that is an order may not. */
const REQUEST_MOVES: Readonly<Record<RequestState, readonly RequestState[]>> = {
  new: ["answered", "declined", "closed"],
  answered: ["new", "answered", "accepted", "declined", "expired", "closed"],
  accepted: [],
  declined: ["answered"],
  expired: ["answered", "declined", "closed"],
  closed: ["answered"],
};

/** Whether a request may become this. */
export function mayBecome(state: RequestState, next: RequestState): boolean {
  return REQUEST_MOVES[state].includes(next);
}

/** Whoever asks is told to have an answer within so many hours. */
export const ANSWER_WITHIN_HOURS = 24;

/** Until when an answer to a request was promised; both moments in epoch milliseconds. */
export function promisedUntil(askedAt: number): number {
  return askedAt + ANSWER_WITHIN_HOURS * 3_600_000;
}
