import { pageQueries } from "#web/api/query-client.ts";
import { pricesKey, type PricedRoute } from "./prices-query.ts";

/** Renews the prices of a route where they are shown; in its own file, because the finder is drawn without queries. */
export function askPricesAgain(route: PricedRoute): void {
  void pageQueries.invalidateQueries({ queryKey: pricesKey(route) });
}
