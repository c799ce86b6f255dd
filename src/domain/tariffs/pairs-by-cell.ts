import type { GroundCells } from "#domain/tariffs/ground-cells.ts";

/**
 * Every pair once of which the later finds the earlier one by a cell, the earlier one first; who has none finds everybody and
 * is found by all. With `from`, only pairs whose later one stands there or behind.
 */
export function* pairsByCell<One>(
  items: readonly One[],
  cells: readonly (GroundCells | undefined)[],
  from = 0,
): Generator<[One, One]> {
  const byCell = new Map<string, One[]>();
  const seen: One[] = [];
  const wide: One[] = [];
  for (const [index, item] of items.entries()) {
    const own = cells[index];
    if (index >= from) {
      const near = own === undefined ? seen : new Set([...wide, ...[...own.seek].flatMap((c) => byCell.get(c) ?? [])]);
      for (const candidate of near) yield [candidate, item];
    }
    for (const cell of own?.under ?? []) {
      const there = byCell.get(cell);
      if (there === undefined) byCell.set(cell, [item]);
      else there.push(item);
    }
    if (own === undefined) wide.push(item);
    seen.push(item);
  }
}
