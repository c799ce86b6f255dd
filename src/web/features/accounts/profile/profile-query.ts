import { queryOptions } from "@tanstack/react-query";
import type { AccountApi } from "#web/features/accounts/use-account-api.ts";

/** What the account knows of its holder: asked anew whenever somebody comes back to the page. */
export const profileQuery = (api: AccountApi) =>
  queryOptions({
    queryKey: ["own-profile"],
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: () => api("getProfile", { keep: false }),
  });
