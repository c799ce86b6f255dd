import { queryOptions } from "@tanstack/react-query";
import type { checkCancel } from "#contract/orders/cancel-trip.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import type { Api } from "#web/api/api-call.ts";
import { ApiError } from "#web/api/api-error.ts";
import { keyHeaders } from "#web/features/orders/kept/order-key.ts";
import { CANCEL_CHECKS, ORDER_ITSELF } from "#web/features/orders/order-query.ts";

/** What cancelling costs now and later, as the server says. */
export type CancelCheck = EndpointResult<typeof checkCancel>;

/** The steps of a fee change by the minute. */
const ASK_AGAIN_MS = 20_000;

/** What cancelling these trips of an order at once would cost; while somebody decides, it is asked again and again. */
export const cancelCheckQuery = (api: Api, tripIds: readonly number[], isDeciding: boolean) => {
  const [first = 0, ...others] = tripIds;
  return queryOptions({
    queryKey: [...CANCEL_CHECKS.queryKey, ...tripIds],
    queryFn: async ({ signal, client }) => {
      try {
        return await api("checkCancel", {
          params: { order_id: first },
          query: others.length > 0 ? { with_trips: others.join() } : {},
          headers: keyHeaders(first),
          signal,
        });
      } catch (error) {
        // Another window has forgotten the order, or logged out: the order is asked for again, and its page says what opens it.
        if (error instanceof ApiError && error.status === 401) void client.invalidateQueries(ORDER_ITSELF);
        throw error;
      }
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    refetchInterval: isDeciding ? ASK_AGAIN_MS : 3 * ASK_AGAIN_MS,
  });
};
