import { queryOptions } from "@tanstack/react-query";
import type { getPromos } from "#contract/partners.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import type { Api } from "#web/api/api-call.ts";

/** A promotion as the page reads it. */
export type Promo = EndpointResult<typeof getPromos>[number];

/** The promotions that run now, for one account or for visitors. */
export const promosQuery = (api: Api, accountId: number | null) =>
  queryOptions({
    queryKey: ["promos", accountId],
    staleTime: Infinity,
    retry: false,
    queryFn: ({ signal }) => api("getPromos", { signal }),
  });
