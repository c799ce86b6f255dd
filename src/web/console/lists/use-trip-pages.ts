import { useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import { useState } from "react";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import type { ConsoleApi } from "#web/console/api/console-api.ts";
import type { ConsoleCalls } from "#web/console/api/console-calls.ts";
import { useConsole } from "#web/console/app/console.tsx";

type Query = Readonly<Record<string, string>>;
type Page = EndpointResult<ConsoleCalls["findBoardTrips"]>;
/** A page by the place of its first trip, and by its name once that is known. */
interface PageParam {
  readonly index: number;
  readonly after?: string;
}

/** How often what others change is looked for. */
const LOOK_MS = 15_000;
/** A plain page is as long as somebody can look through; a list in one piece is brought in longer ones, and keeps a few of them. */
const PLAIN = { limit: 50, most: 1 };
const WHOLE = { limit: 100, most: 4 };

/** One page by its place, and by its name once that is known. */
const pageQuery =
  (api: ConsoleApi, query: Query, limit: number, names: Map<string, string>) =>
  async ({ signal, pageParam: { index, after } }: { signal: AbortSignal; pageParam: PageParam }): Promise<Page> => {
    const key = `${JSON.stringify(query)} ${limit} ${index}`;
    const name = after ?? names.get(key);
    const place = name === undefined ? { skip: index } : { after: name };
    const page = await api("findBoardTrips", { query: { ...query, limit, ...(index > 0 && place) }, signal });
    // A page keeps its name, so that what comes above it does not push its trips out.
    if (page.after !== null) names.set(key, page.after);
    return page;
  };

/** The trips of a filter, as far as they are looked at: a few pages around what is in sight, or one plain page of 50. */
export function useTripPages(query: Query, isPlain: boolean) {
  const { api } = useConsole();
  const key = JSON.stringify([query, isPlain]);
  const [jump, setJump] = useState<{ readonly key: string; readonly index: number }>();
  const [names] = useState(() => new Map<string, string>());
  const start = jump?.key === key ? jump.index : 0;
  const { limit, most } = isPlain ? PLAIN : WHOLE;
  const list = useInfiniteQuery<Page, Error, InfiniteData<Page, PageParam>, readonly unknown[], PageParam>({
    queryKey: ["board", "trips", query, start, limit],
    queryFn: pageQuery(api, query, limit, names),
    initialPageParam: { index: start },
    maxPages: most,
    getNextPageParam: ({ next, trips }, _, { index }): PageParam | undefined =>
      next === null ? undefined : { index: index + trips.length, after: next },
    getPreviousPageParam: (_, __, { index }): PageParam | undefined =>
      index === 0 ? undefined : { index: Math.max(0, index - limit) },
    // Whoever jumps within a list still sees it.
    placeholderData: (before, last) =>
      last !== undefined && JSON.stringify(last.queryKey[2]) === JSON.stringify(query) ? before : undefined,
    refetchInterval: LOOK_MS,
  });
  const pages = list.data?.pages;
  const [first] = pages ?? [];
  const from = first?.after === null ? 0 : (list.data?.pageParams[0]?.index ?? 0);
  const count = pages?.reduce((sum, { trips }) => sum + trips.length, 0) ?? 0;
  const jumpTo = (index: number) => setJump({ key, index: Math.max(0, Math.floor(index / limit) * limit) });
  const isBusy = list.isFetchingNextPage || list.isFetchingPreviousPage || list.isPlaceholderData;
  const goBack = async () => {
    const { data } = await list.fetchPreviousPage();
    const [above, below] = data?.pageParams ?? [];
    // Trips that came or went in between would be missing, or stand twice.
    if (above !== undefined && below !== undefined && data?.pages[0]?.next !== below.after) await list.refetch();
  };
  return {
    list,
    pages,
    /** What this part of the list is called, for whoever compares it with what it was. */
    key: `${key} ${list.isPlaceholderData ? "before" : start}`,
    /** What the whole list is called, whichever part of it is at hand. */
    listKey: key,
    from,
    limit,
    total: first?.total,
    /** Where the first trip stands that still goes, as the server says of what it was asked for without a name. */
    begins: first?.begins ?? null,
    /** Brings what is in sight, or soon will be. */
    look: (top: number, bottom: number) => {
      if (isBusy || isPlain) return;
      if (top > from + count + limit || bottom < from - limit) jumpTo(top);
      else if (bottom > from + count - limit / 2 && list.hasNextPage) void list.fetchNextPage();
      else if (top < from + limit / 2 && list.hasPreviousPage) void goBack();
    },
    jumpTo,
    /** Brings a trip by its place in the whole list, where it has one. */
    bring: (index: number) => {
      if (isBusy || index < 0 || index >= (first?.total ?? 0)) return;
      if (isPlain || index < from - limit || index > from + count + limit) jumpTo(index);
      else if (index < from) void goBack();
      else if (list.hasNextPage) void list.fetchNextPage();
    },
  };
}

/** The pages of a list, as its parts get them. */
export type TripPages = ReturnType<typeof useTripPages>;
