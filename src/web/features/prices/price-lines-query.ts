import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#web/api/api-call.ts";
import { refusalCode } from "#web/api/refusal-code.ts";

/** What a quoted price is made of; a quote never changes, so its lines are asked once. `onGone` is told that it has run out. */
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

/** Whether a quote has run out: prices have to be asked again, which brings another id. */
export function isGone(error: unknown): boolean {
  const code = refusalCode(error);
  return code === "price-unknown" || code === "quote-expired";
}
