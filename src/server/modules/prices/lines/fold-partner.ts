import { sumOf } from "#domain/prices/price-line.ts";
import type { LineEntry } from "#server/modules/prices/lines/line-entry.ts";

/**
 * The lines of a price with the partner's share in the first of them: what a partner adds or is granted is between the partner
 * and the operator, and the traveller's lines still add up. A net rate may take more off than the first line has; then as many
 * of the next ones go into it as it takes.
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
