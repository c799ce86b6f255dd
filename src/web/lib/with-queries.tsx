import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createApi } from "#web/lib/api.ts";
import { PageContext, usePage, type Page } from "#web/lib/page.tsx";
import { createQueryClient } from "#web/lib/query-client.ts";

/** One cache for the life of the page. The first page is drawn without it, so it comes with the first part that asks for data. */
const client = createQueryClient();

const connected = new WeakMap<Page, Page>();

/** The same page with its HTTP client; one for all parts that ask for data. */
function connect(page: Page): Page {
  const known = connected.get(page) ?? { ...page, api: createApi(page.options, page.store) };
  connected.set(page, known);
  connected.set(known, known);
  return known;
}

/** Gives the components below it the HTTP client and the cache of server data. */
export function WithQueries({ children }: { readonly children: ReactNode }) {
  const page = connect(usePage());
  return (
    <PageContext value={page}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </PageContext>
  );
}
