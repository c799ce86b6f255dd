import { sumOf } from "#domain/prices/price-line.ts";
import type { LineEntry } from "#server/modules/prices/lines/line-entry.ts";

/**
 * Adds the partner's share to the first line: the share is between the partner and the operator, and the traveller's lines
 * still add up. When a net rate takes off more than the first line has, the next lines are merged into it until the sum is
 * not negative.
 */
export function foldPartner(entries: readonly LineEntry[]): readonly LineEntry[] {
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
