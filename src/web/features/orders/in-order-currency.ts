import { withSearch } from "#web/page/with-search.ts";

/**
 * Whether a form about an order shows its currency. Otherwise the page is loaded again with it, because an order is shown and changed in
 * its own, whichever the visitor has chosen (decision 0094).
 */
export function isInOrderCurrency(
  currency: string,
  { shown, query }: { readonly shown: string; readonly query: string },
) {
  if (currency === shown || new URLSearchParams(query).get("currency") === currency) return true;
  location.replace(`${location.pathname}${withSearch(query, { currency })}${location.hash}`);
  return false;
}
