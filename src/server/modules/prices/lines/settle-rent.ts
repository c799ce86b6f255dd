import { rentLines } from "#domain/prices/rent-lines.ts";
import { HOUR_SECONDS } from "#domain/values/hour-seconds.ts";
import { CURRENCY_DIGITS } from "#domain/values/money.ts";
import type { LineEntry } from "#server/modules/prices/lines/line-entry.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";

/** The entries of a rent with the sums a traveller reads, all in the currency of the quote. */
export function settleRent(entries: readonly LineEntry[], quote: Quote): readonly LineEntry[] {
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
