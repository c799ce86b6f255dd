import type { PriceLines } from "#contract/prices/prices.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import type { LineEntry } from "#server/modules/prices/lines/line-entry.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";

type LineRule = NonNullable<PriceLines["lines"][number]["rule"]>;

/** The place of each line in the operator's file, for the operator only; everybody else gets empty places. */
export function presentLineRules(
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
