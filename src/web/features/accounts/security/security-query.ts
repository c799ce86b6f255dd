import { queryOptions } from "@tanstack/react-query";
import type { AccountApi } from "#web/features/accounts/use-account-api.ts";

/** How the account is guarded: asked anew whenever somebody comes back to the page. */
export const securityQuery = (api: AccountApi) =>
  queryOptions({
    queryKey: ["own-security"],
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: () => api("getSecurity", { keep: false }),
  });
