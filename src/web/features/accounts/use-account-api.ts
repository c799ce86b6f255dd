import { useTableApi, type TableApi } from "#web/api/use-table-api.ts";
import { ACCOUNT_ENDPOINTS, type AccountCalls } from "./account-calls.ts";

/** Calls an endpoint that only pages of an account call. */
export type AccountApi = TableApi<AccountCalls>;

/** The page's HTTP client for these calls. */
export const useAccountApi = (): AccountApi => useTableApi<AccountCalls>(ACCOUNT_ENDPOINTS);
