import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#web/api/api-error.ts";
import type { Page } from "#web/page/page.tsx";

const cache = createQueryClient();

/** One cache for the life of the page. The first page is drawn without it, so it loads with the first component that needs data. */
export const queryClientOf = (_page: Pick<Page, "store">): QueryClient => cache;

/**
 * Makes the cache of server data. A call cancelled by going back is repeated once; every other failure, a lost connection
 * included, is shown and the visitor retries.
 */
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
