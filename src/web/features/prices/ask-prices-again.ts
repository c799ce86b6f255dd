import type { Suggestion } from "#contract/places.ts";
import { pageQueries } from "#web/api/query-client.ts";
import { pricesKey } from "./prices-query.ts";

/**
 * Renews the prices between two places where they are shown; in its own file, because the finder is drawn without queries.
 */
export function askPricesAgain(from: Suggestion, to: Suggestion): void {
  void pageQueries.invalidateQueries({ queryKey: pricesKey(from, to) });
}
