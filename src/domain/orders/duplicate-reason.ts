import { SIMILAR_MINUTES } from "#domain/orders/similar-trips.ts";

/** Why two trips of different orders may be one ride ordered twice, the surest sign first. */
export const DUPLICATE_REASONS = ["phone", "name-and-flight", "places"] as const;

/** One of them. */
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** How far apart the pick-ups of one ride ordered twice may be, in milliseconds. */
export const DUPLICATE_MS = SIMILAR_MINUTES * 60_000;

/** What of a trip is compared, each in the one spelling that equal things share; what is not known is empty. */
export interface ComparedTrip {
  /** Epoch milliseconds. */
  readonly pickupAt: number;
  readonly phones: readonly string[];
  readonly names: readonly string[];
  /** Flights and trains. */
  readonly travels: readonly string[];
  readonly start: string;
  /** Empty for a rent, which has none. */
  readonly finish: string;
}

const meet = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => one !== "" && others.includes(one));

/** Why two trips of different orders may be one ride ordered twice; undefined where nothing says so. */
export function duplicateReason(one: ComparedTrip, other: ComparedTrip): DuplicateReason | undefined {
  if (Math.abs(one.pickupAt - other.pickupAt) > DUPLICATE_MS) return undefined;
  const is: Record<DuplicateReason, boolean> = {
    phone: meet(one.phones, other.phones),
    "name-and-flight": meet(one.names, other.names) && meet(one.travels, other.travels),
    places: one.start !== "" && one.start === other.start && one.finish === other.finish,
  };
  return DUPLICATE_REASONS.find((reason) => is[reason]);
}
