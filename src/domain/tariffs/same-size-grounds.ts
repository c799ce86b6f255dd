import { doExtentsMeet, isSameGround, isSameSize } from "#domain/tariffs/extent.ts";
import { groundCells } from "#domain/tariffs/ground-cells.ts";
import type { ExtentOf } from "#domain/tariffs/ground.ts";
import { pairsByCell } from "#domain/tariffs/pairs-by-cell.ts";
import type { ZoneKey } from "#domain/tariffs/tariff-book.ts";
import { zoneKind } from "#domain/tariffs/zones.ts";

/** Areas of which neither is the closer ground. */
export interface SameSizeGrounds {
  /** The first key of the ground that a zone names; of most zones they themselves. */
  readonly first: (zone: ZoneKey) => ZoneKey;
  /** Areas of one size that share a part of their ground: which of them counts there is chance. */
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
