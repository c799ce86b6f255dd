import type { PriceLines } from "#contract/prices/prices.ts";
import { QUOTE_LIFETIME_SECONDS } from "#domain/prices/quote-life.ts";
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import type { Locale } from "#domain/values/locale.ts";
import { RATE_SCALE, toMajor, type Currency } from "#domain/values/money.ts";
import { foldPartner } from "#server/modules/prices/lines/fold-partner.ts";
import type { GroundNames } from "#server/modules/prices/lines/ground-name.ts";
import { lineEntries } from "#server/modules/prices/lines/line-entry.ts";
import { lineQuantity, lineTitle } from "#server/modules/prices/lines/line-words.ts";
import { presentLineRules } from "#server/modules/prices/lines/present-line-rules.ts";
import { settleRent } from "#server/modules/prices/lines/settle-rent.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";
import { say } from "#server/say.ts";

/** Significant digits of a rate: it is kept in millionths, and its inverse has fewer exact digits. */
const RATE_DIGITS = { direct: 6, inverse: 4 } as const;

/** How price lines are presented. */
export interface LineLook {
  /** The book that priced the quote, if it is still known. */
  readonly book: TariffBook | undefined;
  readonly gazetteer: GroundNames["gazetteer"];
  readonly locale: Locale;
  /** Adds the place of each line in the operator's file; set only for a proven operator. */
  readonly forOperator?: boolean;
  /** Shows the partner's share, as the operator sees it; set only for that partner once proven. */
  readonly withPartner?: boolean;
}

/** The arithmetic of a quote in the caller's language. */
export function presentPriceLines(quote: Quote, look: LineLook): PriceLines {
  const { book, gazetteer, locale, forOperator, withPartner } = look;
  const { currency } = quote;
  const all = lineEntries(quote, book);
  const told = quote.rent === undefined ? foldPartner(all) : settleRent(all, quote);
  const entries = forOperator || withPartner ? all : told;
  const rules = presentLineRules(quote, entries, locale, forOperator);
  const names = { areas: book?.areas ?? [], gazetteer };
  const exchange = exchangeWords(quote, entries[0]?.tariff?.currency, locale);
  return {
    price_id: quote.priceId,
    lines: entries.map((entry, index) => {
      const rule = rules[index];
      return {
        kind: entry.line.kind,
        title: lineTitle(entry, names, locale),
        quantity: lineQuantity(entry, locale),
        amount: toMajor(entry.line.amount, currency),
        currency,
        ...(rule && { rule }),
      };
    }),
    total: toMajor(quote.amount, currency),
    currency,
    ...(exchange !== undefined && { exchange }),
    expires_at: new Date(quote.quotedAt + QUOTE_LIFETIME_SECONDS * 1000).toISOString(),
  };
}

/** The exchange rate between the rates in the lines and their sums, `1 EUR = 96.01 RUB`; the dearer unit comes first. */
function exchangeWords({ currency, rateMicro }: Quote, from: Currency | undefined, locale: Locale): string | undefined {
  if (from === undefined || from === currency) return undefined;
  const isDearer = rateMicro >= RATE_SCALE;
  const rate = new Intl.NumberFormat(locale, {
    maximumSignificantDigits: isDearer ? RATE_DIGITS.direct : RATE_DIGITS.inverse,
  });
  return say(locale, "wire.line.exchange", {
    one: isDearer ? from : currency,
    other: isDearer ? currency : from,
    rate: rate.format(isDearer ? rateMicro / RATE_SCALE : RATE_SCALE / rateMicro),
  });
}
