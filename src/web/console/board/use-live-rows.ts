import { useEffect, useMemo, useState } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { BoardColumn } from "#domain/orders/board-columns.ts";
import { letAllIn, nextRows, type LiveRows } from "./live-rows.ts";

/** So long a cell that others have changed is marked. */
const MARKED_MS = 5000;

/** A list while others work on it. */
export interface LiveList {
  readonly trips: readonly BoardTripView[];
  /** New trips above the row in focus, which wait to be let in. */
  readonly waiting: readonly BoardTripView[];
  readonly changed: ReadonlyMap<number, readonly BoardColumn[]>;
  readonly letIn: () => void;
}

const NONE: readonly BoardTripView[] = [];
type Pages = readonly { readonly trips: readonly BoardTripView[] }[];
type Kept = {
  readonly key: string;
  readonly pages: Pages | undefined;
  readonly starts: ReadonlySet<number>;
  readonly rows: LiveRows;
  readonly marks: LiveRows["changed"];
};

/** Which trip of the whole list each page begins with. */
function pageStarts(pages: Pages, from: number): number[] {
  let next = from;
  return pages.map(({ trips }) => (next += trips.length) - trips.length);
}

/** Shows a list so that what others do moves nothing: new rows above wait, and cells that have changed are marked for a while. */
export function useLiveRows(
  key: string,
  pages: Pages | undefined,
  focused: number | undefined,
  from: number,
): LiveList {
  const [kept, setKept] = useState<Kept>();
  // A trip that moves while pages are read stands in one of them only.
  const trips = useMemo(
    () => [...new Map(pages?.flatMap((page) => page.trips.map((trip) => [trip.trip_id, trip] as const))).values()],
    [pages],
  );
  const starts = pageStarts(pages ?? [], from);
  let now = kept;
  if (pages !== undefined && (kept === undefined || kept.key !== key || kept.pages !== pages)) {
    const before = kept?.key === key ? kept : undefined;
    const opened = pages.filter((_, at) => !before?.starts.has(starts[at] ?? 0)).flatMap((page) => page.trips);
    const rows = nextRows(before?.rows, trips, focused, new Set(opened.map(({ trip_id: id }) => id)));
    // What changed a moment ago stays marked until its time is over.
    const marks =
      rows.changed.size > 0 ? new Map([...(kept?.marks ?? []), ...rows.changed]) : (kept?.marks ?? rows.changed);
    now = { key, pages, starts: new Set(starts), rows, marks };
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
  // The same list stays the same, so that its rows are gone through only when they have changed.
  const [shown, waiting] = useMemo(
    () =>
      known === undefined
        ? [NONE, NONE]
        : [trips.filter((trip) => known.has(trip.trip_id)), trips.filter((trip) => !known.has(trip.trip_id))],
    [trips, known],
  );
  return {
    trips: shown,
    waiting,
    changed: marks ?? new Map(),
    letIn: () => setKept((last) => last && { ...last, rows: letAllIn(last.rows, trips) }),
  };
}
