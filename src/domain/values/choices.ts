import { localeOf, type Locale } from "#domain/values/locale.ts";
import { defaultCurrency, isCurrency, type Currency } from "#domain/values/money.ts";

/** A language and a currency as somebody has named them; nothing, or a currency in which nobody can pay here, counts as not named. */
export interface Choices {
  readonly language?: string | null | undefined;
  readonly currency?: string | null | undefined;
}

/** Who may name a language and a currency, the strongest first. */
const STRENGTH = ["address", "browser", "account", "page"] as const;

/**
 * What each of them names: the address or the call, this browser on an earlier visit, the account, and the page itself, which
 * may be a partner's.
 */
export type ChoiceSources = { readonly [Source in (typeof STRENGTH)[number]]?: Choices | undefined };

/** What a site starts in where nobody names any: the operator's currency, if one is set. */
export interface SiteChoices {
  readonly host: string;
  readonly operatorCurrency?: Currency | undefined;
  /** The currencies in which orders can be paid; all where it is left out. */
  readonly payable?: readonly Currency[] | undefined;
  /** The payer may pay in cash: a currency that they name themselves counts although no card can pay in it. */
  readonly paysCash?: boolean;
}

/** The language and the currency in force; where nobody names any they are those of the site. */
export function choicesInForce(
  sources: ChoiceSources,
  { host, operatorCurrency, payable, paysCash = false }: SiteChoices,
): { readonly locale: Locale; readonly currency: Currency } {
  const named = STRENGTH.flatMap((source) => sources[source] ?? []);
  const locale = localeOf(named.map(({ language }) => language).find(Boolean) ?? undefined);
  const isPayable = (currency: Currency): boolean => payable?.includes(currency) ?? true;
  const wanted = [
    ...STRENGTH.flatMap((source) => {
      const code = sources[source]?.currency?.toUpperCase() ?? "";
      const isFree = paysCash && source !== "page";
      return isCurrency(code) && (isFree || isPayable(code)) ? [code] : [];
    }),
    ...[operatorCurrency, defaultCurrency(locale, host)].filter((one) => one !== undefined).filter(isPayable),
  ];
  const [first = defaultCurrency(locale, host)] = [...wanted, ...(payable ?? [])];
  return { locale, currency: first };
}
