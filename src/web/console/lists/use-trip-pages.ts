import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useConsole } from "#web/console/app/console.tsx";
import { TRIP_PAGES, tripsQuery } from "#web/console/board/board-queries.ts";
import { firstStart } from "./kept-place.ts";

type Query = Readonly<Record<string, string>>;
/** The trips of a filter, as far as they are looked at: a few pages around what is in sight, or one plain page of 50. */
export function useTripPages(query: Query, isPlain: boolean) {
  const { api } = useConsole();
  const key = JSON.stringify([query, isPlain]);
  const { limit } = TRIP_PAGES[isPlain ? "plain" : "whole"];
  const [names] = useState(() => new Map<string, string>());
  const [jump, setJump] = useState<{ readonly key: string; readonly index: number }>({ key, index: firstStart(limit) });
  const start = jump.key === key ? jump.index : 0;
  const list = useInfiniteQuery({
    ...tripsQuery(api, query, { isPlain, start, names }),
    // Whoever jumps within a list still sees it.
    placeholderData: (before, last) =>
      last !== undefined && JSON.stringify(last.queryKey[2]) === JSON.stringify(query) ? before : undefined,
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
