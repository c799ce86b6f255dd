import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Api } from "#web/api/api-call.ts";
import { ApiContext } from "#web/api/api-context.ts";
import { pageApi } from "#web/api/page-api.ts";
import { queryClientOf } from "#web/api/query-client.ts";
import { usePage, type Page } from "#web/page/page.tsx";

const clients = new WeakMap<Page, Api>();

/** The page's HTTP client, shared by all that loads data. */
export function apiOf(page: Page): Api {
  const api = clients.get(page) ?? pageApi(page, queryClientOf(page));
  clients.set(page, api);
  return api;
}

/** Provides the HTTP client and the cache of server data to its children. */
export function WithQueries({ children }: { readonly children: ReactNode }) {
  const page = usePage();
  return (
    <ApiContext value={apiOf(page)}>
      <QueryClientProvider client={queryClientOf(page)}>{children}</QueryClientProvider>
    </ApiContext>
  );
}
