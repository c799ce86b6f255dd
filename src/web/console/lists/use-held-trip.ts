import { useEffect, useEffectEvent, useState } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { aboveBegin, beginOf } from "./begin-of.ts";
import type { TripPages } from "./use-trip-pages.ts";

/** So many trips of a list are looked through for the one that its address names. */
const MOST_LOOKED_THROUGH = 400;

/**
 * The trip in focus and where it stands, also once its page is not at hand any more. Where none is, it is the one with which the list begins. It stays the same until another list is asked for, whatever becomes of it.
 */
export function useHeldTrip(
  trips: readonly BoardTripView[],
  named: number | undefined,
  pages: TripPages,
  isByTime: boolean,
) {
  const { from, list, listKey: key, jumpTo } = pages;
  const [begun, setBegun] = useState<{ readonly key: string; readonly id: number; readonly index: number }>();
  const atHand = { trips, from, begins: isByTime ? pages.begins : null };
  const begin = begun?.key === key || list.isPlaceholderData ? undefined : beginOf(atHand);
  if (begin !== undefined && begin.bring === undefined) setBegun({ key, ...begin });
  const own = begun?.key === key ? begun : undefined;
  const focused = named ?? own?.id;
  const bring = named === undefined ? begin?.bring : undefined;
  const bringBegin = useEffectEvent((index: number) => jumpTo(index));
  // The list begins further down than what is at hand.
  useEffect(() => {
    if (bring !== undefined) bringBegin(bring);
  }, [bring]);
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
  // Its place is at hand, and it does not stand there any more: somebody has done what the list waits for.
  const last = list.hasNextPage ? from + trips.length - 1 : Infinity;
  const isGone =
    held !== undefined && found === undefined && !list.isPlaceholderData && held.index >= from && held.index <= last;
  const place = held?.index ?? from;
  /** The trip so many places away. */
  const beside = (by: number) => {
    const to = isGone && by > 0 ? place + by - 1 : place + by;
    return { to, trip: trips[to - from] };
  };
  const above = own === undefined || !isByTime ? 0 : aboveBegin(own, atHand);
  const inFocus = held?.item ?? trips[0];
  // What has left the list is named, and nothing is done to it: it was seen as it is no more.
  return { trip: isGone ? undefined : inFocus, inFocus, held: isGone ? undefined : held, beside, above };
}
