import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#web/api/api-call.ts";
import { refusalCode } from "#web/api/refusal-code.ts";

/** The lines of a quoted price; a quote never changes, so they load once. `onGone` is called when it has expired. */
export const priceLinesQuery = (api: Api, priceId: number, onGone: () => void) =>
  queryOptions({
    queryKey: ["price-lines", priceId],
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      api("getPriceLines", { signal, params: { price_id: priceId } }).catch((error: unknown) => {
        if (isGone(error)) onGone();
        throw error;
      }),
  });

/** Whether a quote has expired; renewed prices have a new id. */
export function isGone(error: unknown): boolean {
  const code = refusalCode(error);
  return code === "price-unknown" || code === "quote-expired";
}
