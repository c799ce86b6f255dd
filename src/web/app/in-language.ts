import type { PageOptions } from "#contract/page-options.ts";
import { readSearch } from "#contract/search-address.ts";
import { withSearch } from "#web/page/with-search.ts";

type SeenPage = {
  /** Path and query of the page, without the base path. */
  readonly path: string;
  readonly query: string;
};

/** Whether a page has sums: an order, or prices from the place that its search names. */
export function showsSums({ path, query }: SeenPage): boolean {
  return path.startsWith("/order/") || readSearch(query).from !== undefined;
}

/**
 * The query of a page in another language. Whoever has seen sums keeps their currency; on a first page without any the new language
 * brings its own.
 */
export function inLanguage(
  query: string,
  lang: string,
  { currency }: Pick<PageOptions, "currency">,
  hasSeenSums: boolean,
): string {
  return withSearch(query, { lang, ...(hasSeenSums && { currency }) });
}
