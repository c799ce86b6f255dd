import { queryOptions } from "@tanstack/react-query";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { ConsoleApi } from "#web/console/api/console-api.ts";

/** How often what others change is looked for. */
const LOOK_MS = 15_000;

/** More trips than this are not drawn on one day; whoever has them narrows the day by a filter. */
const MOST_PAGES = 10;

/** The trips of one day by the filters of the board. */
export interface DayTrips {
  readonly trips: readonly BoardTripView[];
  readonly total: number;
  /** The server's clock. */
  readonly now: number;
}

/** Reads all trips of a day. */
export const dayQuery = (api: ConsoleApi, query: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: ["board", "day", query],
    queryFn: async ({ signal }): Promise<DayTrips> => {
      const trips: BoardTripView[] = [];
      for (let page = 1, after = ""; ; page++) {
        const found = await api("findBoardTrips", {
          query: { ...query, limit: 100, ...(after !== "" && { after }) },
          signal,
        });
        trips.push(...found.trips);
        if (found.next === null || page === MOST_PAGES) return { trips, total: found.total, now: found.now };
        after = found.next;
      }
    },
    refetchInterval: LOOK_MS,
    placeholderData: (before) => before,
  });
