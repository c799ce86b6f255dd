import { doExtentsMeet, type Extent } from "#domain/tariffs/extent.ts";
import type { TariffBook, ZoneKey } from "#domain/tariffs/tariff-book.ts";
import { areaZone, zoneKind, zoneName } from "#domain/tariffs/zones.ts";

/** Where zones lie, as far as known; unknown for countries and often for places and imported areas. */
export type ExtentOf = (zone: ZoneKey) => Extent | undefined;

/** The extents that a book defines itself: the circles of its areas. */
export function extentsOf(book: Pick<TariffBook, "areas">): ExtentOf {
  const circles = new Map(book.areas.map(({ key, circle }) => [areaZone(key), circle ?? undefined]));
  return (zone) => circles.get(zone);
}

/**
 * Whether two zones can overlap. Two countries or two places never do; a country overlaps anything that may lie in it;
 * places and areas of unknown extent count as separate.
 */
export function doZonesMeet(one: ZoneKey, other: ZoneKey, extentOf: ExtentOf): boolean {
  if (one === other) return true;
  const kinds = [zoneKind(one), zoneKind(other)];
  if (kinds.includes("anywhere")) return true;
  if (kinds.includes("country")) return kinds[0] !== kinds[1] && canLieIn(one, other, extentOf);
  if (kinds[0] === "place" && kinds[1] === "place") return false;
  const [a, b] = [extentOf(one), extentOf(other)];
  return a !== undefined && b !== undefined && doExtentsMeet(a, b);
}

/** One of the two is a country; for places the country is known. */
function canLieIn(one: ZoneKey, other: ZoneKey, extentOf: ExtentOf): boolean {
  const [country, inside] = zoneKind(one) === "country" ? [one, other] : [other, one];
  const known = extentOf(inside)?.country;
  return known === undefined || known === zoneName(country);
}

/** Whether two conditions on one end of a ride can both hold; an empty one always does. */
export function doGroundsMeet(one: readonly ZoneKey[], other: readonly ZoneKey[], extentOf: ExtentOf): boolean {
  if (one.length === 0 || other.length === 0) return true;
  return one.some((zone) => other.some((another) => doZonesMeet(zone, another, extentOf)));
}
