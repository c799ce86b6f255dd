import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#web/api/api-error.ts";

/** One cache for the life of the page. The first page is drawn without it, so it comes with the first part that asks for data. */
export const pageQueries = createQueryClient();

/** Makes the cache of server data: a call given up by going back is asked once more, everything else, also a lost connection, is told and retried by the visitor. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.lost === "aborted",
        retryDelay: 0,
        refetchOnWindowFocus: false,
        staleTime: 60_000,
      },
      mutations: { networkMode: "always" },
    },
  });
}
