import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { EndpointInput, EndpointResult } from "#contract/wire/endpoint.ts";
import { ApiError } from "#web/api/api-error.ts";
import type { ConsoleCalls } from "#web/console/api/console-calls.ts";
import { useConsole } from "#web/console/app/console.tsx";

type Body = NonNullable<EndpointInput<ConsoleCalls["placeOrderFor"]>["body"]>;

/** A placed order, as the form tells of it. */
export type PlacedOrder = EndpointResult<ConsoleCalls["placeOrderFor"]>;

/** How often a lost answer is asked for again under the same key before it is said to be unknown. */
const TRIES = 3;

/** Places the order of a draft; a press that is repeated after a lost answer repeats its attempt. */
export function usePlaceOrder(onPlaced: (order: PlacedOrder) => void) {
  const { api } = useConsole();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, attempt }: { readonly body: Body; readonly attempt: string }) => {
      for (let tried = 1; ; tried++) {
        try {
          return await api("placeOrderFor", { body, attempt });
        } catch (error) {
          if (!(error instanceof ApiError && error.lost === "network") || tried === TRIES) throw error;
          await new Promise((resolve) => setTimeout(resolve, 1000 * tried));
        }
      }
    },
    networkMode: "always",
    onSuccess: (order) => {
      onPlaced(order);
      void client.invalidateQueries({ queryKey: ["board"] });
    },
  });
}
