import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "#web/api/api-call.ts";

/** What miles are counted on. */
type MilesQuestion = { readonly number: string; readonly price: number; readonly currency: string };

/** The miles that a price gives to a number of the programme, and the sentence about them. */
export const milesQuery = (api: Api, { number, price, currency }: MilesQuestion) =>
  queryOptions({
    queryKey: ["miles", number, price, currency],
    queryFn: () => api("getMiles", { query: { priority_s7: number, price, currency } }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
