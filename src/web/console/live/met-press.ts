import type { QueryClient } from "@tanstack/react-query";
import type { ConsoleApi } from "#web/console/api/console-api.ts";
import type { MetPress } from "./said-part.tsx";

/** The state that a press would have given, of a trip or of the whole order, and the one that was seen. */
export interface MeantState {
  readonly tripId?: number;
  readonly was: string;
  readonly mine: string;
}

/** Reads an order anew for whoever came second with a press; undefined where it cannot be read now. */
export async function metPress(
  { client, api }: { readonly client: QueryClient; readonly api: ConsoleApi },
  {
    orderId,
    since,
    meant,
  }: { readonly orderId: number; readonly since: number; readonly meant?: MeantState | undefined },
): Promise<MetPress | undefined> {
  const order = await client
    .fetchQuery({
      queryKey: ["board", "order", orderId],
      queryFn: ({ signal }) => api("getDeskOrder", { params: { order_id: orderId }, signal }),
      staleTime: 0,
    })
    .catch(() => undefined);
  if (order === undefined) return undefined;
  const theirs = order.trips.find(({ trip_id: id }) => id === meant?.tripId)?.state ?? order.view.state;
  const isMet = meant !== undefined && theirs !== meant.was;
  return { order, since, state: isMet ? { was: meant.was, theirs, mine: meant.mine } : undefined };
}
