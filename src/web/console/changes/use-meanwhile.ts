import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { useConsole } from "#web/console/app/console.tsx";

/**
 * A trip as it was when its window was opened, and whether somebody has changed its order since; nothing is done to it unseen. What was typed
 * before a log-in ended says what stood there then.
 */
export function useMeanwhile(trip: BoardTripView, was: Partial<BoardTripView> = {}) {
  return useMeanwhileOf(trip, ({ trips }, { trip_id: seen }) => trips.find(({ trip_id: id }) => id === seen), was);
}

/** The same for whatever of an order a window is about, with how it is found in an order that was read anew. */
export function useMeanwhileOf<Given extends Pick<DeskOrderView, "order_id" | "version">>(
  given: Given,
  findIn: (order: DeskOrderView, seen: Given) => Given | undefined,
  was: Partial<Given> = {},
) {
  const { api } = useConsole();
  const [seen, setSeen] = useState<Given>({ ...given, ...was });
  const [isDoubted, setDoubted] = useState(false);
  const isNewer = given.version !== seen.version;
  const order = useQuery({
    queryKey: ["board", "order", seen.order_id],
    queryFn: ({ signal }) => api("getDeskOrder", { params: { order_id: seen.order_id }, signal }),
    enabled: isDoubted || isNewer,
  });
  const found = order.data && findIn(order.data, seen);
  const listed = isNewer ? given : seen;
  // Of the list and the order, whichever was read last.
  const theirs = found !== undefined && found.version > listed.version ? found : listed;
  return {
    /** As it was when the window was opened, or when another's change was taken over. */
    seen,
    /** As it is now. */
    theirs,
    isMet: theirs.version !== seen.version,
    order: order.data,
    /** Looks whether somebody came first: for whoever was refused. */
    look: () => {
      setDoubted(true);
      void order.refetch();
    },
    takeOver: () => setSeen(theirs),
  };
}
