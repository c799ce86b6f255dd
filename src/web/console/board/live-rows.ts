import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { BoardColumn } from "#domain/orders/board-columns.ts";
import { changedColumns } from "./trip-columns.ts";

/** What a list shows while others work on it. */
export interface LiveRows {
  /** The trips that have been let in, by number, as they were last. */
  readonly known: ReadonlyMap<number, BoardTripView>;
  /** Columns that have just changed, by trip. */
  readonly changed: ReadonlyMap<number, readonly BoardColumn[]>;
}

/**
 * Takes a list as it is now. New rows below the row in focus come in at once, because nothing moves by them; those above it wait until they are
 * let in. Those of a page that has only now been opened are not new.
 */
export function nextRows(
  before: LiveRows | undefined,
  trips: readonly BoardTripView[],
  focused: number | undefined,
  opened: ReadonlySet<number> = new Set(),
): LiveRows {
  const inFocus = trips.findIndex((trip) => trip.trip_id === focused);
  const anchor = inFocus >= 0 ? inFocus : trips.findIndex((trip) => before?.known.has(trip.trip_id) ?? false);
  const known = new Map<number, BoardTripView>();
  const changed = new Map<number, readonly BoardColumn[]>();
  trips.forEach((trip, index) => {
    const was = before?.known.get(trip.trip_id);
    if (before !== undefined && was === undefined && index < anchor && !opened.has(trip.trip_id)) return;
    known.set(trip.trip_id, trip);
    const columns = was === undefined || was === trip ? [] : changedColumns(was, trip);
    if (columns.length > 0) changed.set(trip.trip_id, columns);
  });
  return { known, changed };
}

/** Lets all rows in. */
export function letAllIn(rows: LiveRows, trips: readonly BoardTripView[]): LiveRows {
  return { ...rows, known: new Map(trips.map((trip) => [trip.trip_id, trip])) };
}
