import { shownDigits } from "#domain/values/money.ts";
import { formatMoney } from "#i18n/format-money.ts";
import { usePage, type Page } from "./page.tsx";

/** A page with prices on it, which most first pages are not. */
export type PricedPage = Page & {
  /** An amount in the page's currency, unless another one is named. */
  readonly money: (amount: number, currency?: string) => string;
};

/** A page with the way it writes amounts. */
export function pricedPage(page: Page): PricedPage {
  const { locale, options } = page;
  return {
    ...page,
    money: (amount, code = options.currency) => formatMoney(amount, code, locale, shownDigits(amount, code)),
  };
}

/** The page that a component with prices is part of. */
export function usePricedPage(): PricedPage {
  return pricedPage(usePage());
}
