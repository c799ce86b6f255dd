import type { ExtentOf } from "#domain/tariffs/ground.ts";
import { rulePrecedences } from "#domain/tariffs/rule-precedence.ts";
import type { TariffRule } from "#domain/tariffs/tariff-book.ts";

/** How many pairs are shown. */
const SHOWN_PAIRS = 30;

/** Describes, for each two rules that can meet, which one counts first. */
export function describeRuleOrder(rules: readonly TariffRule[], extentOf: ExtentOf): string[] {
  const found = rulePrecedences(rules, extentOf, SHOWN_PAIRS + 1);
  if (found.length === 0) return [];
  const pairs = found
    .slice(0, SHOWN_PAIRS)
    .map(([first, second]) => `  ${said(first)} counts and not ${said(second)}, both of the group ${first.group}`);
  return [
    "where two rules fit the same ride:",
    ...pairs,
    ...(found.length > SHOWN_PAIRS ? ["  and more pairs like these"] : []),
  ];
}

function said({ name, priority, line }: TariffRule): string {
  return `${name.en} (priority ${priority}, line ${line})`;
}
