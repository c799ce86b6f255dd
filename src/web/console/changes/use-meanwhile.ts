import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import { useConsole } from "#web/console/app/console.tsx";

/** A trip as it was when its window was opened, and whether somebody has changed its order since; nothing is done to it unseen (OPR-04). */
export function useMeanwhile(trip: BoardTripView) {
  const { api } = useConsole();
  const [seen, setSeen] = useState(trip);
  const [isDoubted, setDoubted] = useState(false);
  const isNewer = trip.version !== seen.version;
  const order = useQuery({
    queryKey: ["board", "order", seen.order_id],
    queryFn: ({ signal }) => api("getDeskOrder", { params: { order_id: seen.order_id }, signal }),
    enabled: isDoubted || isNewer,
  });
  const found = order.data?.trips.find(({ trip_id: id }) => id === seen.trip_id);
  const listed = isNewer ? trip : seen;
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
