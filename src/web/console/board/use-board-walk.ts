import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { addressWith } from "#web/console/days/view-address.ts";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import type { BoardTrips } from "./use-board-trips.ts";

/** The walk through the trips of the board: one has the focus, which its address names, and keys lead on. */
export function useBoardWalk(board: BoardTrips, actions: OrderActions, open: (trip: BoardTripView) => void) {
  const [, go] = useLocation();
  const search = useSearch();
  const { pages, focused, selection } = board;
  const { trips } = board.rows;
  const { trip, inFocus, beside } = board.held;
  const [byKeys, setByKeys] = useState(false);
  const setFocused = (tripId: number) =>
    tripId !== focused && go(addressWith(search, { focus: String(tripId) }), { replace: true });
  // What one's own action has taken out of the list leaves its place, and the keys, to the next.
  const isOwnGone = trip === undefined && inFocus !== undefined && inFocus.order_id === actions.doneTo;
  const goOn = useEffectEvent(() => {
    const next = beside(1).trip ?? trips.at(-1);
    if (next !== undefined) setFocused(next.trip_id);
  });
  useEffect(() => {
    if (isOwnGone) goOn();
  }, [isOwnGone]);
  const step = (by: number) => {
    const { trip: next, to } = beside(by);
    // The one beside it is not at hand: its page is brought first.
    if (next === undefined) return pages.bring(to);
    setByKeys(true);
    setFocused(next.trip_id);
  };
  // A press that asks for another list keeps the focus.
  const show = (address: string) => {
    setByKeys(false);
    go(address);
  };
  return {
    byKeys,
    step,
    show,
    focus: (tripId: number) => {
      setByKeys(false);
      setFocused(tripId);
    },
    extend: (by: number) => {
      selection.add(trip, beside(by).trip);
      step(by);
    },
    toOther: (one: BoardTripView) => {
      const cars = trips.filter((other) => other.order_id === one.order_id);
      const next = cars[(cars.indexOf(one) + 1) % cars.length];
      // The others are not in this list, so the order itself has them.
      if (next === undefined || next === one) return open(one);
      setByKeys(true);
      setFocused(next.trip_id);
    },
    sortBy: (sort: string) => show(addressWith(search, { sort: sort === "pickup" ? null : sort, focus: null })),
  };
}

/** The same, as the parts of the board get it. */
export type BoardWalk = ReturnType<typeof useBoardWalk>;
