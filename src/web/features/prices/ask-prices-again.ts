import type { Suggestion } from "#contract/places.ts";
import { pageQueries } from "#web/api/query-client.ts";
import { pricesKey } from "./prices-query.ts";

/** Asks the prices between two places again where they are shown; a file of its own, because the finder is drawn without queries. */
export function askPricesAgain(from: Suggestion, to: Suggestion): void {
  void pageQueries.invalidateQueries({ queryKey: pricesKey(from, to) });
}
