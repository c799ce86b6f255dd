import type { Extent, ExtentOf } from "#domain/tariffs/ground.ts";
import { zoneKind } from "#domain/tariffs/zones.ts";
import type { ZoneKey } from "#domain/tariffs/tariff-book.ts";

const KM_PER_DEGREE = 111;

/** Ground of more squares is compared with everything rather than by its squares. */
const CELLS_MAX = 100;

/** A circle a little larger than asked costs a comparison; one too small would lose a meeting. */
const MARGIN_KM = 2;

/**
 * Names under which zones can find those they may have a point in common with: squares of one degree where the extent is
 * known, otherwise their own keys. Undefined when the ground is so wide that it must be compared with everything.
 */
export function groundCells(zones: readonly ZoneKey[], extentOf: ExtentOf): ReadonlySet<string> | undefined {
  const cells = new Set<string>();
  for (const zone of zones) {
    const kind = zoneKind(zone);
    if (kind === "country" || kind === "anywhere") return undefined;
    const extent = extentOf(zone);
    if (extent === undefined) cells.add(zone);
    else if (!addSquares(cells, extent)) return undefined;
  }
  return zones.length === 0 ? undefined : cells;
}

function addSquares(cells: Set<string>, { centre, radiusKm }: Extent): boolean {
  const high = (radiusKm + MARGIN_KM) / KM_PER_DEGREE;
  const [south, north] = [Math.floor(centre.lat - high), Math.floor(centre.lat + high)];
  // Degrees of longitude are narrowest on the side that lies closer to a pole.
  const narrowest = Math.cos((Math.min(90, Math.abs(centre.lat) + high) * Math.PI) / 180);
  const wide = high / Math.max(narrowest, Number.EPSILON);
  const [west, east] = [Math.floor(centre.lng - wide), Math.floor(centre.lng + wide)];
  if ((north - south + 1) * (east - west + 1) > CELLS_MAX) return false;
  for (let lat = south; lat <= north; lat += 1) {
    for (let lng = west; lng <= east; lng += 1) cells.add(`${lat}/${(lng + 360) % 360}`);
  }
  return true;
}
