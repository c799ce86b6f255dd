import type { GroundCells } from "#domain/tariffs/ground-cells.ts";

/**
 * Every pair, once, in which the later item finds the earlier one by a cell; the earlier one comes first. An item without
 * cells pairs with every other. With `from`, only pairs whose later item is at or after that index.
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
