import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "#web/api/api-context.ts";
import { ApiError } from "#web/api/api-error.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import { keyHeaders } from "#web/features/orders/kept/order-key.ts";
import type { CancelCheck } from "./cancel-check-query.ts";

/** What went wrong: other figures hold by now, no answer came, or the server says why in words. */
export type CancelProblem = { readonly kind: "moved" | "lost" } | { readonly kind: "refused"; readonly words: string };

/** Cancels trips for exactly the figures that were shown, and has the order loaded again whatever comes of it. */
export function useCancel(tripIds: readonly number[], onDone: (check: CancelCheck) => void) {
  const api = useApi();
  const client = useQueryClient();
  const [first = 0, ...others] = tripIds;
  const mutationKey = ["cancel-trip", first];
  const cancel = useMutation({
    mutationKey,
    mutationFn: ({ fee, refund }: CancelCheck) =>
      api("cancelTrip", {
        body: { order_id: first, with_trips: others, expected_fee: fee, expected_refund: refund },
        headers: keyHeaders(first),
        keep: true,
      }),
    onSuccess: (_, shown) => onDone(shown),
    onSettled: () => client.invalidateQueries({ queryKey: ["order"] }),
  });
  const { error } = cancel;
  return {
    cancel: (shown: CancelCheck) => {
      // Of two presses in one moment the second comes before the first is drawn.
      if (client.isMutating({ mutationKey }) === 0) cancel.mutate(shown);
    },
    isBusy: cancel.isPending,
    problem: error === null ? undefined : problemOf(error),
  };
}

function problemOf(error: unknown): CancelProblem {
  if (refusalCode(error) === "fee-changed") return { kind: "moved" };
  const words = error instanceof ApiError ? error.message : "";
  return words === "" ? { kind: "lost" } : { kind: "refused", words };
}
