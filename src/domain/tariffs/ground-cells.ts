import type { Extent } from "#domain/tariffs/extent.ts";
import type { ExtentOf } from "#domain/tariffs/ground.ts";
import type { ZoneKey } from "#domain/tariffs/tariff-book.ts";
import { zoneKind } from "#domain/tariffs/zones.ts";

const KM_PER_DEGREE = 111;

/** Ground that covers more squares is compared with everything instead. */
const CELLS_MAX = 100;

/** A circle slightly too large costs a comparison; one too small would miss a meeting. */
const MARGIN_KM = 2;

/** Keys for finding other ground: the ones it is filed under, and the ones it looks up. */
export interface GroundCells {
  readonly under: ReadonlySet<string>;
  readonly seek: ReadonlySet<string>;
}

/**
 * Keys under which zones find the zones they may overlap: one-degree squares where the extent is known, otherwise their own
 * keys. Two places never overlap however near they are, so they find only themselves and areas. Undefined when the ground
 * is so wide that it must be compared with everything.
 */
export function groundCells(zones: readonly ZoneKey[], extentOf: ExtentOf): GroundCells | undefined {
  const under = new Set<string>();
  const seek = new Set<string>();
  for (const zone of zones) {
    const kind = zoneKind(zone);
    if (kind === "country" || kind === "anywhere") return undefined;
    const isPlace = kind === "place";
    const extent = extentOf(zone);
    if (isPlace || extent === undefined) for (const names of [under, seek]) names.add(zone);
    if (extent === undefined) continue;
    const squares = squaresOf(extent);
    if (squares === undefined) return undefined;
    for (const square of squares) {
      under.add(isPlace ? `place ${square}` : square);
      seek.add(square);
      if (!isPlace) seek.add(`place ${square}`);
    }
  }
  return zones.length === 0 ? undefined : { under, seek };
}

function squaresOf({ centre, radiusKm }: Extent): readonly string[] | undefined {
  const high = (radiusKm + MARGIN_KM) / KM_PER_DEGREE;
  const [south, north] = [Math.floor(centre.lat - high), Math.floor(centre.lat + high)];
  // Degrees of longitude are narrowest on the side closer to a pole.
  const narrowest = Math.cos((Math.min(90, Math.abs(centre.lat) + high) * Math.PI) / 180);
  const wide = high / Math.max(narrowest, Number.EPSILON);
  const [west, east] = [Math.floor(centre.lng - wide), Math.floor(centre.lng + wide)];
  if ((north - south + 1) * (east - west + 1) > CELLS_MAX) return undefined;
  const squares: string[] = [];
  for (let lat = south; lat <= north; lat += 1) {
    for (let lng = west; lng <= east; lng += 1) squares.push(`${lat}/${(lng + 360) % 360}`);
  }
  return squares;
}
