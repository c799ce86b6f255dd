import { queryOptions } from "@tanstack/react-query";
import type { searchTrips } from "#contract/orders/trips.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import type { Api } from "#web/api/api-call.ts";
import type { ListFilter } from "./list-filter.ts";

/** Trips of one page of an account's list. */
const PAGE_SIZE = 10;

/** The trips whose orders this device keeps. */
export const keptTripsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["order", "kept"],
    staleTime: 0,
    queryFn: async ({ signal }) => (await api("findKeptOrders", { signal })).kept,
  });

/** One page of an account's trips. */
export const accountTripsQuery = (api: Api, accountId: number, { period, status, page }: ListFilter) =>
  queryOptions({
    queryKey: ["order", "list", accountId, period, status, page],
    staleTime: 0,
    // The trips of another period are drawn in another way, so they are no stand-in.
    placeholderData: (kept: EndpointResult<typeof searchTrips> | undefined, before) =>
      before?.queryKey[3] === period ? kept : undefined,
    queryFn: ({ signal }) =>
      api("searchTrips", {
        query: { period, page, limit: PAGE_SIZE, ...(status !== "" && { order_status: status }) },
        signal,
      }),
  });

/** One trip of an account by its number. */
export const oneTripQuery = (api: Api, accountId: number, tripId: number) =>
  queryOptions({
    queryKey: ["order", "one", accountId, tripId],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await api("searchTrips", { query: { order_id: tripId }, signal })).orders[0] ?? null,
  });
