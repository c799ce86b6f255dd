import { doExtentsMeet, isSameGround, isSameSize } from "#domain/tariffs/extent.ts";
import { groundCells } from "#domain/tariffs/ground-cells.ts";
import type { ExtentOf } from "#domain/tariffs/ground.ts";
import { pairsByCell } from "#domain/tariffs/pairs-by-cell.ts";
import type { ZoneKey } from "#domain/tariffs/tariff-book.ts";
import { zoneKind } from "#domain/tariffs/zones.ts";

/** Areas of the same size, so that neither is the closer ground. */
export interface SameSizeGrounds {
  /** The first key for the ground of a zone; most zones have only their own. */
  readonly first: (zone: ZoneKey) => ZoneKey;
  /** Areas of the same size that partly overlap: chance decides which one applies there. */
  readonly ties: readonly (readonly [ZoneKey, ZoneKey])[];
}

/** Finds areas that are the same ground under two keys, and areas of one size that overlap. */
export function sameSizeGrounds(zones: Iterable<ZoneKey>, extentOf: ExtentOf): SameSizeGrounds {
  const firsts = new Map<ZoneKey, ZoneKey>();
  const ties: (readonly [ZoneKey, ZoneKey])[] = [];
  const areas = [...new Set(zones)].filter((zone) => zoneKind(zone) === "area" && extentOf(zone) !== undefined);
  const cells = areas.map((zone) => groundCells([zone], extentOf));
  for (const [one, other] of pairsByCell(areas, cells)) {
    const [a, b] = [extentOf(one), extentOf(other)];
    if (a === undefined || b === undefined || !isSameSize(a, b) || !doExtentsMeet(a, b)) continue;
    if (isSameGround(a, b)) firsts.set(other, firsts.get(one) ?? one);
    else ties.push([one, other]);
  }
  return { first: (zone) => firsts.get(zone) ?? zone, ties };
}
