import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Api } from "#web/api/api-call.ts";
import { ApiContext } from "#web/api/api-context.ts";
import { pageApi } from "#web/api/page-api.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import type { PageStore } from "#web/page/page-state.ts";
import { usePage, type Page } from "#web/page/page.tsx";

const clients = new WeakMap<Page, Api>();

/** By the store, which a page shares with the same page in other words. */
const caches = new WeakMap<PageStore, QueryClient>();

/** The cache of server data, one for the life of a page. The first page is drawn without it. */
export function queriesOf({ store }: Pick<Page, "store">): QueryClient {
  const cache = caches.get(store) ?? createQueryClient();
  caches.set(store, cache);
  return cache;
}

/** The page's HTTP client, shared by all that loads data. */
export function apiOf(page: Page): Api {
  const api = clients.get(page) ?? pageApi(page, queriesOf(page));
  clients.set(page, api);
  return api;
}

/** Provides the HTTP client and the cache of server data to its children. */
export function WithQueries({ children }: { readonly children: ReactNode }) {
  const page = usePage();
  return (
    <ApiContext value={apiOf(page)}>
      <QueryClientProvider client={queriesOf(page)}>{children}</QueryClientProvider>
    </ApiContext>
  );
}
