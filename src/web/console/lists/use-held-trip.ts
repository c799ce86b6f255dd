import { useEffect, useState } from "react";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import type { TripPages } from "./use-trip-pages.ts";

/** So many trips of a list are looked through for the one that its address names. */
const MOST_LOOKED_THROUGH = 400;

const OVER: ReadonlySet<BoardTripView["state"]> = new Set(["completed", "no-show", "cancelled"]);

/**
 * The trip in focus and where it stands, also once its page is not at hand any more. Where none is, it is the first, and in the order
 * of time the first that is not over: a day begins with what is done, and nobody looks for that. It stays the same until another list is asked for, whatever becomes of it.
 */
export function useHeldTrip(
  trips: readonly BoardTripView[],
  named: number | undefined,
  pages: TripPages,
  isByTime: boolean,
) {
  const { from, list, key } = pages;
  const [begin, setBegin] = useState<{ readonly key: string; readonly id: number }>();
  const first = (isByTime ? trips.find(({ state }) => !OVER.has(state)) : undefined) ?? trips[0];
  if (named === undefined && first !== undefined && begin?.key !== key) setBegin({ key, id: first.trip_id });
  const focused = named ?? (begin?.key === key ? begin.id : undefined);
  const at = trips.findIndex(({ trip_id: id }) => id === focused);
  const found = trips[at];
  const [kept, setKept] = useState<{ readonly item: BoardTripView; readonly index: number }>();
  if (found !== undefined && (kept?.item !== found || kept.index !== from + at))
    setKept({ item: found, index: from + at });
  const held = kept !== undefined && kept.item.trip_id === focused ? kept : undefined;
  const isSought =
    focused !== undefined && held === undefined && list.hasNextPage && trips.length < MOST_LOOKED_THROUGH;
  const { isFetching, fetchNextPage } = list;
  // Another view has named a trip that stands further down.
  useEffect(() => {
    if (isSought && !isFetching) void fetchNextPage();
  }, [isSought, isFetching, fetchNextPage]);
  const trip = held?.item ?? trips[0];
  return { trip, held, place: held?.index ?? from };
}
