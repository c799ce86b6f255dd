import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#web/api/api-call.ts";

/** What the account knows of its holder: asked anew whenever somebody comes back to the page. */
export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: ["own-profile"],
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: () => api("getProfile", { keep: false }),
  });
