import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { BULK_LIMITS } from "#domain/orders/bulk-limits.ts";
import { sessionQuery } from "#web/console/accounts/session-query.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { useHeld } from "#web/console/app/use-held.ts";

const PAGE = 100;

/** The trips that somebody has chosen of a list, 500 at most; another list begins without. */
export function useSelection(query: Readonly<Record<string, string>>, shown: readonly BoardTripView[]) {
  const { api } = useConsole();
  const client = useQueryClient();
  const { data: session } = useQuery(sessionQuery(api));
  // Somebody else who logs in here begins without.
  const key = JSON.stringify([session?.user_id, query]);
  const [kept, setKept] = useHeld<{ key: string; trips: ReadonlyMap<number, BoardTripView> }>("selection");
  const chosen = kept?.key === key ? kept.trips : new Map<number, BoardTripView>();
  const set = (trips: ReadonlyMap<number, BoardTripView>) => setKept({ key, trips });
  /** Everything that the filter finds, also what has not been shown yet. */
  const chooseAll = async () => {
    const all = new Map<number, BoardTripView>();
    for (let after = ""; all.size < BULK_LIMITS.chosen;) {
      const asked = { ...query, limit: PAGE, ...(after !== "" && { after }) };
      const page = await client.fetchQuery({
        queryKey: ["board", "all", asked],
        queryFn: ({ signal }) => api("findBoardTrips", { query: asked, signal }),
      });
      for (const trip of page.trips) if (all.size < BULK_LIMITS.chosen) all.set(trip.trip_id, trip);
      if (page.next === null) break;
      after = page.next;
    }
    set(all);
  };
  return {
    /** Each as it is shown now, where it is. */
    trips: [...chosen.values()].map((trip) => shown.find(({ trip_id: id }) => id === trip.trip_id) ?? trip),
    has: (tripId: number) => chosen.has(tripId),
    toggle: (trip: BoardTripView) => {
      const next = new Map(chosen);
      if (!next.delete(trip.trip_id) && next.size < BULK_LIMITS.chosen) next.set(trip.trip_id, trip);
      set(next);
    },
    add: (...trips: readonly (BoardTripView | undefined)[]) => {
      const next = new Map(chosen);
      for (const trip of trips) if (trip !== undefined && next.size < BULK_LIMITS.chosen) next.set(trip.trip_id, trip);
      set(next);
    },
    chooseAll: () => void chooseAll().catch(() => undefined),
    clear: () => setKept(undefined),
  };
}

/** The trips that somebody has chosen, as the parts of the board get them. */
export type Selection = ReturnType<typeof useSelection>;
