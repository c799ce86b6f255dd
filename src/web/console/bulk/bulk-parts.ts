import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { BulkOutcomeView } from "#contract/console/bulk/bulk-deeds.ts";
import { BULK_LIMITS } from "#domain/orders/bulk-limits.ts";
import { addMajor } from "#domain/values/add-major.ts";
import type { CallsAlike, NoParams } from "#web/console/api/console-calls.ts";

/** What is done to several trips at once. */
export type BulkDeed = CallsAlike<NoParams, BulkOutcomeView>;

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

/** Whether a deed applies to a trip. */
export function appliesTo(deed: BulkDeed, trip: BoardTripView): boolean {
  return APPLIES[deed](trip);
}

/** The chosen trips that a deed applies to. */
export function tripsFor(deed: BulkDeed, chosen: readonly BoardTripView[]): readonly BoardTripView[] {
  const meant = chosen.filter(APPLIES[deed]);
  if (deed === "cancelTrips") return meant.slice(0, BULK_LIMITS.cancelled);
  return meant;
}

/** What trips cost together, by currency, the largest count of trips first. */
export function sumsOf(
  trips: readonly BoardTripView[],
): readonly { readonly currency: string; readonly sum: number }[] {
  const sums = new Map<string, { currency: string; sum: number; count: number }>();
  for (const { currency, price } of trips) {
    const { sum = 0, count = 0 } = sums.get(currency) ?? {};
    sums.set(currency, { currency, sum: addMajor(sum, price), count: count + 1 });
  }
  return [...sums.values()].toSorted((one, other) => other.count - one.count);
}

/** Parts of what one call takes; an order's trips go in one, because each raises its version and all get one letter. */
export function partsOf(trips: readonly BoardTripView[]): BoardTripView[][] {
  const parts: BoardTripView[][] = [];
  for (const own of Map.groupBy(trips, ({ order_id: id }) => id).values()) {
    const part = parts.at(-1);
    if (part === undefined || part.length + own.length > BULK_LIMITS.inOneCall) parts.push(own);
    else part.push(...own);
  }
  return parts;
}

/** Whether travellers hear of it only after a few seconds, in which it can be undone. */
export function isUndoable(deed: BulkDeed, tell: boolean): boolean {
  return deed === "confirmTrips" || (deed === "driveTrips" && tell);
}
