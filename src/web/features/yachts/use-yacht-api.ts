import { useTableApi, type TableApi } from "#web/api/use-table-api.ts";
import { YACHT_ENDPOINTS, type YachtCalls } from "./yacht-calls.ts";

/** The page's HTTP client for the calls of yachts. */
export const useYachtApi = (): TableApi<YachtCalls> => useTableApi<YachtCalls>(YACHT_ENDPOINTS);
