import { infiniteQueryOptions, queryOptions, type InfiniteData } from "@tanstack/react-query";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import type { ConsoleApi } from "#web/console/api/console-api.ts";
import type { ConsoleCalls } from "#web/console/api/console-calls.ts";
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

/** Columns and filters that somebody has kept. */
export const viewsQuery = (api: ConsoleApi) =>
  queryOptions({ queryKey: ["views"], queryFn: ({ signal }) => api("getBoardViews", { signal }), staleTime: 60_000 });

type Query = Readonly<Record<string, string>>;
type TripsPage = EndpointResult<ConsoleCalls["findBoardTrips"]>;
/** A page by the place of its first trip, and by its name once that is known. */
export interface PageParam {
  readonly index: number;
  readonly after?: string;
}

/** A plain page is as long as somebody can look through; a list in one piece is brought in longer ones, and keeps a few of them. */
export const TRIP_PAGES = { plain: { limit: 50, most: 1 }, whole: { limit: 100, most: 4 } } as const;

/** One page by its place, and by its name once that is known. */
const pageQuery =
  (api: ConsoleApi, query: Query, limit: number, names: Map<string, string>) =>
  async ({
    signal,
    pageParam: { index, after },
  }: {
    signal: AbortSignal;
    pageParam: PageParam;
  }): Promise<TripsPage> => {
    const key = `${JSON.stringify(query)} ${limit} ${index}`;
    const name = after ?? names.get(key);
    const place = name === undefined ? { skip: index } : { after: name };
    const page = await api("findBoardTrips", { query: { ...query, limit, ...(index > 0 && place) }, signal });
    // A page keeps its name, so that what comes above it does not push its trips out.
    if (page.after !== null) names.set(key, page.after);
    return page;
  };

/** The trips of a filter in pages, from the place of a trip on; `names` are those of pages that have been read. */
export const tripsQuery = (
  api: ConsoleApi,
  query: Query,
  { isPlain, start = 0, names = new Map() }: { isPlain: boolean; start?: number; names?: Map<string, string> },
) => {
  const { limit, most } = TRIP_PAGES[isPlain ? "plain" : "whole"];
  return infiniteQueryOptions<TripsPage, Error, InfiniteData<TripsPage, PageParam>, readonly unknown[], PageParam>({
    queryKey: ["board", "trips", query, start, limit],
    queryFn: pageQuery(api, query, limit, names),
    initialPageParam: { index: start },
    maxPages: most,
    getNextPageParam: ({ next, trips }, _, { index }): PageParam | undefined =>
      next === null ? undefined : { index: index + trips.length, after: next },
    getPreviousPageParam: (_, __, { index }): PageParam | undefined =>
      index === 0 ? undefined : { index: Math.max(0, index - limit) },
    refetchInterval: LOOK_MS,
  });
};
