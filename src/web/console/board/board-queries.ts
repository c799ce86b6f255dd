import { queryOptions } from "@tanstack/react-query";
import type { ConsoleApi } from "#web/console/api/console-api.ts";
import { nextDay } from "#web/console/board/board-address.ts";

/** How often what others change is looked for. */
const LOOK_MS = 15_000;

/** What waits for the desk. */
export const workQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ["board", "work"],
    queryFn: ({ signal }) => api("getBoard", { signal }),
    refetchInterval: LOOK_MS,
  });

/** How many trips today and tomorrow have, for whoever looks at something else. */
export const daysQuery = (api: ConsoleApi, today: string) =>
  queryOptions({
    queryKey: ["board", "days", today],
    queryFn: ({ signal }) => api("findBoardTrips", { query: { from: today, to: nextDay(today), limit: 1 }, signal }),
    refetchInterval: LOOK_MS,
  });
