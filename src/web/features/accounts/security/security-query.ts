import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#web/api/api-call.ts";

/** How the account is guarded: asked anew whenever somebody comes back to the page. */
export const securityQuery = (api: Api) =>
  queryOptions({
    queryKey: ["own-security"],
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: () => api("getSecurity", { keep: false }),
  });
