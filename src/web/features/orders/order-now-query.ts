import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#web/api/api-call.ts";
import { keyHeaders } from "./kept/order-key.ts";

/** How often an order is read again while a form is about it. */
const READ_AGAIN_MS = 20_000;

/** An order as it stands, beside a form that changes it or has made it: elsewhere it may be paid, changed or cancelled meanwhile. */
export const orderNowQuery = (api: Api, orderId: number) =>
  queryOptions({
    queryKey: [...ORDERS_NOW.queryKey, orderId],
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    refetchInterval: ({ state }: { readonly state: { readonly error: Error | null } }) =>
      state.error === null && READ_AGAIN_MS,
    queryFn: ({ signal }) => api("getOrder", { params: { order_id: orderId }, headers: keyHeaders(orderId), signal }),
  });

/** All orders that forms are about. */
export const ORDERS_NOW = { queryKey: ["order-now"] } as const;
