import { queryClientOf } from "#web/api/query-client.ts";
import { apiOf } from "#web/api/with-queries.tsx";
import type { Page } from "#web/page/page.tsx";
import { pricesKey, pricesQuery, type PricedRoute } from "./prices-query.ts";

/*
 * What the finder asks of prices before their list is there, in its own file because the finder is drawn without queries.
 */

/** Asks for the prices of a route while the code of their list is still on its way. */
export function askPricesAhead(page: Page, route: PricedRoute): void {
  void queryClientOf(page).prefetchQuery(pricesQuery(apiOf(page), route));
}

/** Renews the prices of a route where they are shown. */
export function askPricesAgain(page: Page, route: PricedRoute): void {
  void queryClientOf(page).invalidateQueries({ queryKey: pricesKey(route) });
}
