import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Api } from "#web/api/api-call.ts";
import { ApiContext } from "#web/api/api-context.ts";
import { pageApi } from "#web/api/page-api.ts";
import { pageQueries } from "#web/api/query-client.ts";
import { usePage, type Page } from "#web/page/page.tsx";

const clients = new WeakMap<Page, Api>();

/** The page's HTTP client, shared by all that loads data. */
export function apiOf(page: Page): Api {
  const api = clients.get(page) ?? pageApi(page, pageQueries);
  clients.set(page, api);
  return api;
}

/** Provides the HTTP client and the cache of server data to its children. */
export function WithQueries({ children }: { readonly children: ReactNode }) {
  return (
    <ApiContext value={apiOf(usePage())}>
      <QueryClientProvider client={pageQueries}>{children}</QueryClientProvider>
    </ApiContext>
  );
}
