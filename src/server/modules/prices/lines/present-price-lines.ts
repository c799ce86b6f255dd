import type { PriceLines } from "#contract/prices/prices.ts";
import { sumOf } from "#domain/prices/price-line.ts";
import { QUOTE_LIFETIME_SECONDS } from "#domain/prices/quote-life.ts";
import { rentLines } from "#domain/prices/rent-lines.ts";
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import { HOUR_SECONDS } from "#domain/values/hour-seconds.ts";
import type { Locale } from "#domain/values/locale.ts";
import { RATE_SCALE, toMajor, type Currency, CURRENCY_DIGITS } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import type { GroundNames } from "#server/modules/prices/lines/ground-name.ts";
import { lineEntries, type LineEntry } from "#server/modules/prices/lines/line-entry.ts";
import { lineQuantity, lineTitle } from "#server/modules/prices/lines/line-words.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";
import { say } from "#server/say.ts";

/** The entries of a rent with the sums a traveller reads, all in the currency of the quote. */
function settleRent(entries: readonly LineEntry[], quote: Quote): readonly LineEntry[] {
  const { rent, amount, currency } = quote;
  if (rent === undefined) return entries;
  const numbers = { amount, perHour: rent.perHour, hours: rent.seconds / HOUR_SECONDS };
  const told = [...rentLines(quote.lines, numbers, 10 ** CURRENCY_DIGITS[currency])];
  return entries.flatMap((entry) => {
    if (entry.line.kind === "partner" || entry.line.kind === "rounding") return [];
    const line = told.shift() ?? entry.line;
    return [{ ...entry, line, isConverted: false, rate: rateOf(line, { entry, quote }) }];
  });
}

/** The price of an hour that the line multiplies out to; null where it does not. */
function rateOf(
  { kind, amount, quantity = 0 }: LineEntry["line"],
  { entry: { tariff }, quote: { rent, currency } }: { readonly entry: LineEntry; readonly quote: Quote },
): LineEntry["rate"] {
  if (kind !== "hours") return null;
  const rates = [rent?.perHour, tariff?.currency === currency ? tariff.rent?.perHour : undefined];
  const rate = rates.find((perHour) => perHour !== undefined && perHour * quantity === amount * HOUR_SECONDS);
  return rate === undefined ? null : { amount: rate, currency };
}

type LineRule = NonNullable<PriceLines["lines"][number]["rule"]>;

/** The place of each line in the operator's file, for the operator only; everybody else gets empty places. */
function presentLineRules(
  quote: Quote,
  entries: readonly LineEntry[],
  locale: Locale,
  forOperator = false,
): readonly (LineRule | undefined)[] {
  return entries.map((entry) => (forOperator ? ruleOf(quote, entry, locale) : undefined));
}

function ruleOf(quote: Quote, { line, fare, rule, partner }: LineEntry, locale: Locale): LineRule | undefined {
  const { kind, ruleId, fareId, name: named } = line;
  const place = { line: line.source ?? null, book_version: quote.tariffVersion };
  const unnamed = { name: null, priority: null, ...place };
  // Rounding is ours, what was agreed is between two people: neither is in any file.
  if (kind === "rounding" || kind === "agreed") return undefined;
  if (kind === "partner") {
    return quote.partnerId === null
      ? undefined
      : { ...unnamed, entry: "partner", id: quote.partnerId, line: partner?.line ?? null };
  }
  if (ruleId !== undefined) {
    const name = named === undefined ? null : nameIn(named, locale);
    return { entry: "rule", id: ruleId, name, priority: rule?.priority ?? null, ...place };
  }
  if (fareId !== undefined) {
    return { ...unnamed, entry: "fare", id: fareId, name: fare ? `${fare.from} → ${fare.to}` : null };
  }
  return { ...unnamed, entry: "tariff", id: quote.tariffId };
}

/**
 * Adds the partner's share to the first line: the share is between the partner and the operator, and the traveller's lines
 * still add up. When a net rate takes off more than the first line has, the next lines are merged into it until the sum is
 * not negative.
 */
function foldPartner(entries: readonly LineEntry[]): readonly LineEntry[] {
  const share = entries.filter(({ line }) => line.kind === "partner");
  const others = entries.filter(({ line }) => line.kind !== "partner");
  const [first] = others;
  if (share.length === 0 || first === undefined) return entries;
  let amount = sumOf(share.map(({ line }) => line));
  let folded = 0;
  do amount += others[folded]?.line.amount ?? 0;
  while (++folded < others.length && amount < 0);
  return [{ ...first, line: { ...first.line, amount }, folded }, ...others.slice(folded)];
}

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
