import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { orderScrap } from "#domain/orders/order-scrap.ts";
import type { SearchField } from "#domain/orders/search-field.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";
import type { ConsoleApi } from "#web/console/api/console-api.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { openedOrders } from "./opened-orders.ts";

/** After a pause this long in the typing the server is asked. */
const PAUSE_MS = 150;

/** The server is asked for so many characters at most; what is pasted may be longer. */
const MOST_ASKED = STAFF_TEXTS.sought;

/** So many yachts of what was typed stand in the box. */
const MOST_YACHTS = 5;

/** A trip, and by what of it it was found; undefined of one that was opened of late. */
export interface Hit {
  readonly trip: BoardTripView;
  readonly by: SearchField | undefined;
}

/** The trips that something is found of. */
export const searchQuery = (api: ConsoleApi, asked: string) =>
  queryOptions({
    queryKey: ["search", asked],
    queryFn: ({ signal }) => api("searchOrders", { query: { q: asked }, signal }),
  });

/** What is found by what stands in the box: orders and yachts, or without anything the orders that were opened last. */
export function useFound(text: string) {
  const { api } = useConsole();
  // A letter that was pasted is looked for by what of it finds an order.
  const sought = orderScrap(text).slice(0, MOST_ASKED);
  const [opened] = useState(openedOrders);
  const q = useDelayed(sought, PAUSE_MS, "");
  const found = useQuery({ ...searchQuery(api, q), enabled: q.length > 1, placeholderData: keepPreviousData });
  const last = useQuery({
    queryKey: ["search", "opened", opened],
    queryFn: ({ signal }) => api("findBoardTrips", { query: { order: opened.join(","), limit: 50 }, signal }),
    enabled: opened.length > 0,
  });
  const yachts = useQuery({
    queryKey: ["board", "yachts", "found", q],
    queryFn: ({ signal }) => api("findYachts", { query: { q }, signal }),
    enabled: q.length > 1,
  });
  const isEmpty = text.trim() === "";
  const lastOrders = opened.flatMap(
    (id) => last.data?.trips.find(({ order_id: order, position }) => order === id && position === 1) ?? [],
  );
  const hits: readonly Hit[] = isEmpty
    ? lastOrders.map((trip) => ({ trip, by: undefined }))
    : q.length > 1
      ? (found.data?.hits ?? [])
      : [];
  return {
    found,
    hits,
    sought,
    q,
    isEmpty,
    /** The answer is to what stands in the box now. */
    isSettled: q === sought && !found.isPlaceholderData && !found.isPending,
    isNothing: q.length > 1 && q === sought && found.isSuccess && !found.isPlaceholderData && hits.length === 0,
    yachts: (q.length > 1 && q === sought ? (yachts.data?.yachts ?? []) : []).slice(0, MOST_YACHTS),
  };
}

/** The same, as the parts of the box get it. */
export type Found = ReturnType<typeof useFound>;
