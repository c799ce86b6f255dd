import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#web/api/api-call.ts";

/** What a quoted price is made of; a quote never changes, so its lines are asked once. */
export const priceLinesQuery = (api: Api, priceId: number) =>
  queryOptions({
    queryKey: ["price-lines", priceId],
    staleTime: Infinity,
    queryFn: ({ signal }) => api("getPriceLines", { signal, params: { price_id: priceId } }),
  });
