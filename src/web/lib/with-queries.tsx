import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createQueryClient } from "#web/lib/query-client.ts";

/** One cache for the life of the page. The first page is drawn without it, so it comes with the first part that asks for data. */
const client = createQueryClient();

/** Gives the components below it the cache of server data. */
export function WithQueries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
