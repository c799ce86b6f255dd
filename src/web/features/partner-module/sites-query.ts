import { queryOptions } from "@tanstack/react-query";
import type { usePartnerApi } from "#web/features/partner-editor/use-partner-api.ts";

/** The list of a partner's sites. */
export const sitesQuery = (api: ReturnType<typeof usePartnerApi>) =>
  queryOptions({ queryKey: ["partner-sites"], staleTime: 0, queryFn: async () => api("listSites", { keep: false }) });
