import { groundCells, type GroundCells } from "#domain/tariffs/ground-cells.ts";
import type { ExtentOf } from "#domain/tariffs/ground.ts";
import { pairsByCell } from "#domain/tariffs/pairs-by-cell.ts";
import type { TariffRule } from "#domain/tariffs/tariff-book.ts";

/**
 * Every pair of rules once, and every rule with each of `others`, except pairs whose starts (or finishes, if they tell more
 * rules apart) lie in different squares.
 */
export function pairsThatMayMeet(
  rules: readonly TariffRule[],
  extentOf: ExtentOf,
  others: readonly TariffRule[] = [],
): Iterable<[TariffRule, TariffRule]> {
  const all = [...others, ...rules];
  const starts = all.map((rule) => groundCells(rule.start, extentOf));
  const finishes = all.map((rule) => groundCells(rule.finish, extentOf));
  return pairsByCell(all, countWide(starts) <= countWide(finishes) ? starts : finishes, others.length);
}

function countWide(cells: readonly (GroundCells | undefined)[]): number {
  return cells.filter((own) => own === undefined).length;
}
