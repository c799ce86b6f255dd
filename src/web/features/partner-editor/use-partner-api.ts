import { useTableApi, type TableApi } from "#web/api/use-table-api.ts";
import { PARTNER_ENDPOINTS, type PartnerCalls } from "./partner-calls.ts";

/** The page's HTTP client for the calls that only a partner's own pages make. */
export const usePartnerApi = (): TableApi<PartnerCalls> => useTableApi<PartnerCalls>(PARTNER_ENDPOINTS);
