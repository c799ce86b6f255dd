import type { QueryClient } from "@tanstack/react-query";
import { createQueryClient, type queryClientOf as ofPage } from "#web/api/query-client.ts";
import type { PageStore } from "#web/page/page-state.ts";

export { createQueryClient } from "#web/api/query-client.ts";

/** By the store, which a page shares with the same page in other words. */
const caches = new WeakMap<PageStore, QueryClient>();

/** A cache for each module: several may stand in a page, with other partners and currencies. */
export const queryClientOf: typeof ofPage = ({ store }) => {
  const cache = caches.get(store) ?? createQueryClient();
  caches.set(store, cache);
  return cache;
};
