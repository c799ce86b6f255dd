import type { ExtentOf } from "#domain/tariffs/ground.ts";
import { rulePrecedences } from "#domain/tariffs/rule-precedence.ts";
import type { TariffRule } from "#domain/tariffs/tariff-book.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import { said, sayIn, type Said } from "#server/modules/tariffs/words/said.ts";

/** How many pairs are shown. */
const SHOWN_PAIRS = 30;

/** Describes, for each two rules that can meet, which one counts first. */
export function describeRuleOrder(rules: readonly TariffRule[], extentOf: ExtentOf, locale: Locale): string[] {
  const found = rulePrecedences(rules, extentOf, SHOWN_PAIRS + 1);
  if (found.length === 0) return [];
  const named = ({ name, priority, line }: TariffRule): Said =>
    said("tariffs.changes.rule-at-line", { name: nameIn(name, locale), priority, line });
  const pairs = found
    .slice(0, SHOWN_PAIRS)
    .map(([first, other]) =>
      said("tariffs.changes.rule-before", { first: named(first), other: named(other), group: first.group }),
    );
  const more = found.length > SHOWN_PAIRS ? [said("tariffs.changes.more-pairs")] : [];
  return [
    sayIn(locale, said("tariffs.changes.where-rules-meet")),
    ...[...pairs, ...more].map((pair) => `  ${sayIn(locale, pair)}`),
  ];
}
