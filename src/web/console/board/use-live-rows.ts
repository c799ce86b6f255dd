import { useEffect, useState } from "react";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import type { BoardColumn } from "#domain/orders/board-columns.ts";
import { letAllIn, nextRows, type LiveRows } from "./live-rows.ts";

/** So long a cell that others have changed is marked. */
const MARKED_MS = 5000;

/** A list while others work on it. */
interface LiveList {
  readonly trips: readonly BoardTripView[];
  /** New trips above the row in focus, which wait to be let in. */
  readonly waiting: readonly BoardTripView[];
  readonly changed: ReadonlyMap<number, readonly BoardColumn[]>;
  readonly letIn: () => void;
}

const NONE: readonly BoardTripView[] = [];

/** Shows a list so that what others do moves nothing: new rows above wait, and cells that have changed are marked for a while. */
export function useLiveRows(
  key: string,
  pages: readonly { readonly trips: readonly BoardTripView[] }[] | undefined,
  focused: number | undefined,
): LiveList {
  const [kept, setKept] = useState<{ key: string; pages: typeof pages; rows: LiveRows; marks: LiveRows["changed"] }>();
  const trips = pages?.flatMap((page) => page.trips) ?? NONE;
  let now = kept;
  if (pages !== undefined && (kept === undefined || kept.key !== key || kept.pages !== pages)) {
    const rows = nextRows(kept?.key === key ? kept.rows : undefined, trips, focused);
    // What changed a moment ago stays marked until its time is over.
    const marks =
      rows.changed.size > 0 ? new Map([...(kept?.marks ?? []), ...rows.changed]) : (kept?.marks ?? rows.changed);
    now = { key, pages, rows, marks };
    setKept(now);
  }
  const marks = now?.marks;
  // Marks end by the clock.
  useEffect(() => {
    if (marks === undefined || marks.size === 0) return undefined;
    const timer = setTimeout(
      () => setKept((last) => last && (last.marks === marks ? { ...last, marks: new Map() } : last)),
      MARKED_MS,
    );
    return () => clearTimeout(timer);
  }, [marks]);
  const known = now?.key === key ? now.rows.known : undefined;
  return {
    trips: known === undefined ? NONE : trips.filter((trip) => known.has(trip.trip_id)),
    waiting: known === undefined ? NONE : trips.filter((trip) => !known.has(trip.trip_id)),
    changed: marks ?? new Map(),
    letIn: () => setKept((last) => last && { ...last, rows: letAllIn(last.rows, trips) }),
  };
}
