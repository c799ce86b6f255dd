import type { BoardTripView } from "#contract/operator/board-trip.ts";
import { BULK_LIMITS } from "#domain/orders/bulk-limits.ts";

/** What is done to several trips at once. */
export type BulkDeed =
  | "confirmTrips"
  | "seeTrips"
  | "markTrips"
  | "driveTrips"
  | "passTrips"
  | "writeTrips"
  | "cancelTrips";

/** To which of the chosen trips a deed applies; the server judges each again. */
const APPLIES: Readonly<Record<BulkDeed, (trip: BoardTripView) => boolean>> = {
  confirmTrips: ({ groups }) => groups.includes("to-confirm"),
  seeTrips: ({ groups }) => groups.includes("changed"),
  markTrips: () => true,
  cancelTrips: ({ state }) => state === "placed" || state === "confirmed",
  driveTrips: ({ state }) => state === "placed" || state === "confirmed" || state === "under-way",
  passTrips: ({ state }) => state === "placed" || state === "confirmed" || state === "under-way",
  writeTrips: () => true,
};

/** The chosen trips that a deed applies to. */
export function tripsFor(deed: BulkDeed, chosen: readonly BoardTripView[]): readonly BoardTripView[] {
  const meant = chosen.filter(APPLIES[deed]);
  if (deed === "cancelTrips") return meant.slice(0, BULK_LIMITS.cancelled);
  // Nobody gets the same letter twice.
  if (deed === "writeTrips")
    return [...new Map(meant.toReversed().map((trip) => [trip.order_id, trip])).values()].toReversed();
  return meant;
}

/** What trips cost together, by currency, the largest count of trips first. */
export function sumsOf(
  trips: readonly BoardTripView[],
): readonly { readonly currency: string; readonly sum: number }[] {
  const sums = new Map<string, { currency: string; sum: number; count: number }>();
  for (const { currency, price } of trips) {
    const { sum = 0, count = 0 } = sums.get(currency) ?? {};
    // Whole units with two digits at most add up exactly in hundredths of hundredths.
    sums.set(currency, { currency, sum: Math.round((sum + price) * 1000) / 1000, count: count + 1 });
  }
  return [...sums.values()].toSorted((one, other) => other.count - one.count);
}

/** Parts of what one call takes; trips of one order stay together, because each of them raises its version. */
export function partsOf(trips: readonly BoardTripView[]): BoardTripView[][] {
  const parts: BoardTripView[][] = [];
  for (const trip of trips.toSorted((one, other) => one.order_id - other.order_id)) {
    const part = parts.at(-1);
    if (part === undefined || part.length === BULK_LIMITS.inOneCall) parts.push([trip]);
    else part.push(trip);
  }
  return parts;
}
