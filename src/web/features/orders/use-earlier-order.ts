import { useQuery } from "@tanstack/react-query";
import type { OrderView } from "#contract/orders/order-view.ts";
import { useApi } from "#web/api/api-context.ts";
import { orderNowQuery } from "./order-now-query.ts";

/** The order that a form has made, as the server says now; undefined without one, and where this page may not read it. */
export function useEarlierOrder(orderId: number | undefined): OrderView | undefined {
  const { data } = useQuery({ ...orderNowQuery(useApi(), orderId ?? 0), enabled: orderId !== undefined });
  return data;
}
