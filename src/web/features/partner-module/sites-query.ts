import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#web/api/api-call.ts";

/** The list of a partner's sites. */
export const sitesQuery = (api: Api) =>
  queryOptions({ queryKey: ["partner-sites"], staleTime: 0, queryFn: async () => api("listSites", { keep: false }) });
