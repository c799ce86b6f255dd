import { useTableApi, type TableApi } from "#web/api/use-table-api.ts";
import { OFFER_ENDPOINTS, type OfferCalls } from "./offer-calls.ts";

/** The page's HTTP client for the calls of an offer. */
export const useOfferApi = (): TableApi<OfferCalls> => useTableApi<OfferCalls>(OFFER_ENDPOINTS);
