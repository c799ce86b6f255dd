import type { PriceLines } from "#contract/prices.ts";
import type { Locale } from "#domain/places/place.ts";
import type { PriceLine } from "#domain/prices/price-line.ts";
import { QUOTE_LIFETIME_SECONDS } from "#domain/prices/quote-life.ts";
import { toMajor } from "#domain/values/money.ts";
import type { Quote } from "#server/modules/prices/quote.ts";
import { say } from "#server/words.ts";

const METRES_PER_KM = 1000;
const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3600;

/** Percents are kept in hundredths. */
const PERCENT_SCALE = 100;

/** The arithmetic of a quote in the caller's words. */
export function presentPriceLines(quote: Quote, locale: Locale): PriceLines {
  const { currency } = quote;
  return {
    price_id: quote.priceId,
    lines: quote.lines.map((line) => ({
      kind: line.kind,
      title: titleOf(line, locale),
      quantity: quantityOf(line, locale),
      amount: toMajor(line.amount, currency),
      currency,
    })),
    total: toMajor(quote.amount, currency),
    currency,
    expires_at: new Date(quote.quotedAt + QUOTE_LIFETIME_SECONDS * 1000).toISOString(),
  };
}

/** Rules are named by the operator, everything else by us. */
function titleOf({ kind, nameEn, nameRu }: PriceLine, locale: Locale): string {
  return (locale === "ru" ? nameRu : nameEn) ?? say(locale, `prices.line.${kind}`);
}

function quantityOf({ kind, quantity, percent }: PriceLine, locale: Locale): string | null {
  // What a partner takes is between the partner and the operator.
  if (kind === "partner") return null;
  if (percent !== undefined) {
    const number = new Intl.NumberFormat(locale, { signDisplay: "exceptZero", maximumFractionDigits: 2 });
    return say(locale, "wire.line.percent", { percent: number.format(percent / PERCENT_SCALE) });
  }
  if (quantity === undefined) return null;
  const count = (unit: number, digits: number): string =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(quantity / unit);
  switch (kind) {
    case "distance":
    case "lodging":
      return say(locale, "wire.line.km", { count: count(METRES_PER_KM, 1) });
    case "time":
      return say(locale, "wire.line.minutes", { count: count(SECONDS_PER_MINUTE, 0) });
    case "hours":
      return say(locale, "wire.line.hours", { count: quantity / SECONDS_PER_HOUR });
    default:
      return null;
  }
}
