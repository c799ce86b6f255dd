/** An attempt to pay is ended by the acquirer after this time; Stripe allows no longer. */
const PAGE_LIFETIME_HOURS = 24;

/** An attempt to pay and the order it is for; epoch milliseconds. */
export interface PayPage {
  readonly madeAt: number;
  /** When the order lapses if nothing is paid; null where it does not. */
  readonly lapsesAt: number | null;
  /** The pick-ups of the trips that are still booked. */
  readonly pickups: readonly number[];
}

/**
 * When the acquirer's page of an attempt ends: nobody should be able to pay for an order that is gone, or for a ride whose time
 * has come. A moment that has passed already ends nothing: the order waits for something else then.
 */
export function payPageEnd({ madeAt, lapsesAt, pickups }: PayPage): number {
  const ends = [...pickups, ...(lapsesAt === null ? [] : [lapsesAt])].filter((end) => end > madeAt);
  return Math.min(madeAt + PAGE_LIFETIME_HOURS * 3_600_000, ...ends);
}
