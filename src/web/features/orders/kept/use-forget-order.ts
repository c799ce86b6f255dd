import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "#web/api/api-context.ts";
import { currentAttempt, forgetAttempt } from "#web/features/orders/attempt.ts";
import { erasePass } from "#web/features/orders/offline/pass-copy.ts";
import { ORDER_ITSELF } from "#web/features/orders/order-query.ts";
import { usePage } from "#web/page/page.tsx";
import { forgetKept } from "#web/trip/kept-trip.ts";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";
import { forgetVisitOrder } from "#web/trip/visit/visit-orders.ts";

/** Has this device forget an order: its key, and what was typed for it. */
export function useForgetOrder() {
  const api = useApi();
  const { options } = usePage();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (orderId: number) => {
      await erasePass(options.basePath, `${options.basePath}/order/${orderId}`);
      return api("forgetOrder", { body: { order_id: orderId }, keep: true });
    },
    onSuccess: (_, orderId) => {
      forgetVisitOrder(orderId);
      forgetKept(orderId);
      if (currentAttempt().orderId === orderId) {
        useTripDraft.getState().erase();
        forgetAttempt();
      }
      // What it costs to cancel is asked no more, because it would only be refused.
      return client.invalidateQueries(ORDER_ITSELF);
    },
  });
}
