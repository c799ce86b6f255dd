import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { isTripOver } from "#domain/orders/trip-state.ts";

/** The part of a list that is at hand. */
interface AtHand {
  readonly trips: readonly BoardTripView[];
  /** Where its first trip stands in the whole list. */
  readonly from: number;
  /** Where the first trip stands that still goes; null where none does, or where nobody looks for that. */
  readonly begins: number | null;
}

/** With which trip a list begins; where that is not at hand yet, the place to bring it from; undefined for an empty list. */
export type Begin =
  | { readonly id: number; readonly index: number; readonly bring?: never }
  | { readonly bring: number }
  | undefined;

/** A day begins with what is done, and nobody looks for that: a list in the order of time begins with the first trip that still goes, any other with its first. */
export function beginOf({ trips, from, begins }: AtHand): Begin {
  if (trips.length === 0) return undefined;
  const wanted = begins ?? 0;
  if (wanted < from || wanted >= from + trips.length) return { bring: wanted };
  // Trips that wait to be let in are not among these, so what goes is looked for and not counted.
  const at =
    begins === null
      ? 0
      : Math.max(
          0,
          trips.findIndex(({ state }) => !isTripOver(state)),
        );
  return { id: trips[at]?.trip_id ?? 0, index: from + at };
}

/** How many trips lie above the one with which a list has begun, whatever has come or gone since: never more than then, so that nothing that goes is among them. */
export function aboveBegin(begun: { readonly id: number; readonly index: number }, { trips, from }: AtHand): number {
  const at = trips.findIndex(({ trip_id: id }) => id === begun.id);
  return at < 0 ? begun.index : Math.min(begun.index, from + at);
}
