import type { Storefront } from "#contract/page-options.ts";
import { CURRENCY_DIGITS, isCurrency } from "#domain/values/money.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";

/** What a book shows before anybody searches. */
export function storefrontOf({ book, rate }: Pick<CompiledBook, "book" | "rate">): Storefront {
  const sold = new Set(book.tariffs.map((tariff) => tariff.currency));
  // A currency is offered when the sums of every tariff can be converted to it.
  const currencies = Object.keys(CURRENCY_DIGITS)
    .filter(isCurrency)
    .filter((currency) => [...sold].every((from) => rate(from, currency) !== undefined));
  const sameTerms = [...Map.groupBy(book.tariffs, ({ terms }) => JSON.stringify(terms)).values()];
  const [most] = sameTerms.toSorted((one, other) => other.length - one.length);
  const usualTerms = most?.[0]?.terms;
  return usualTerms === undefined ? { currencies } : { currencies, usualTerms };
}
