import { MAP_COLOURS } from "#contract/maps/map-colours.ts";
import type { Polygon, Ring } from "#domain/places/polygon.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { clipRing } from "#server/map/clip.ts";
import type { FlatPoint } from "#server/map/flat-point.ts";
import { PATH_UNITS, svgPath } from "#server/map/svg-path.ts";

/** Ground of the operator's tariffs on a picture: its outline, and whether a price goes by it. */
export interface DrawnGround {
  readonly name: string;
  readonly polygons: readonly Polygon[];
  readonly counts: boolean;
  /** Whether the picture must show the whole of it. */
  readonly isFramed: boolean;
}

/** Corners of a circle: as many as the eye takes for round. */
const CORNERS = 72;
const DEGREE_KM = 111.195;

/** The outline of a circle on the ground. */
export function circleOutline(centre: GeoPoint, radiusKm: number): Polygon {
  const lat = radiusKm / DEGREE_KM;
  const lng = lat / Math.max(0.01, Math.cos((centre.lat * Math.PI) / 180));
  const ring = Array.from({ length: CORNERS }, (_, at) => (at / CORNERS) * 2 * Math.PI).flatMap((turn) => [
    centre.lng + lng * Math.sin(turn),
    centre.lat + lat * Math.cos(turn),
  ]);
  return [ring];
}

/** The corners of an outline. */
export function cornersOf(polygons: readonly Polygon[]): GeoPoint[] {
  return polygons.flatMap(([outer = []]) =>
    Array.from({ length: Math.floor(outer.length / 2) }, (_, at) => ({
      lng: outer[2 * at] ?? 0,
      lat: outer[2 * at + 1] ?? 0,
    })),
  );
}

/** Shapes reach this far over the edge, so that their own edges are not seen. */
const MARGIN = 8;
/** Corners that stick out less than this many pixels are left out. */
const TOLERANCE = 0.7;
/** An outline less high than this has no room for its name beside that of the ride's end. */
const SMALL = 64;
/** From the edge to the middle of a name. */
const NAME_GAP = 12;

/** Draws grounds, the larger ones below: the one that counts is filled, the others are dashed. Each tells where its name may stand. */
export function drawGrounds(
  grounds: readonly DrawnGround[],
  {
    width,
    height,
    accent,
    place,
  }: {
    readonly width: number;
    readonly height: number;
    readonly accent: string;
    readonly place: (point: GeoPoint) => FlatPoint;
  },
): { readonly drawn: string; readonly names: { text: string; look: "city" | "town"; at: FlatPoint }[] } {
  const box = { left: -MARGIN, top: -MARGIN, right: width + MARGIN, bottom: height + MARGIN };
  const placed = (ring: Ring): ArrayLike<number> =>
    clipRing(
      cornersOf([[ring]]).flatMap((point) => {
        const { x, y } = place(point);
        return [x, y];
      }),
      box,
    );
  const shapes = grounds.map((ground) => ({
    ground,
    rings: ground.polygons.flatMap((polygon) => polygon.map(placed)),
  }));
  const drawn = shapes.map(({ ground, rings }) => {
    const d = svgPath(rings, TOLERANCE, true);
    const look = ground.counts
      ? `fill="${accent}" fill-opacity="0.2" stroke="${accent}" stroke-width="${1.8 * PATH_UNITS}"`
      : `fill="${MAP_COLOURS.ink2}" fill-opacity="0.06" stroke="${MAP_COLOURS.ink2}" stroke-width="${1.3 * PATH_UNITS}" stroke-dasharray="8 7"`;
    return d && `<path d="${d}" fill-rule="evenodd" ${look}/>`;
  });
  const names = shapes.toReversed().flatMap(({ ground, rings }) => {
    const at = nameSpot(rings, height);
    return at === undefined
      ? []
      : [{ text: ground.name, look: ground.counts ? ("city" as const) : ("town" as const), at }];
  });
  return { drawn: drawn.join(""), names };
}

/** At the lowest edge of what is seen of an outline, below a small one: ends and their names stand in the middle. */
function nameSpot(rings: readonly ArrayLike<number>[], height: number): FlatPoint | undefined {
  const corners = rings.flatMap((ring) =>
    Array.from({ length: Math.floor(ring.length / 2) }, (_, at) => ({
      x: ring[2 * at] ?? 0,
      y: ring[2 * at + 1] ?? 0,
    })),
  );
  if (corners.length === 0) return undefined;
  const [west, east] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
  const low = Math.max(...corners.map(({ y }) => y));
  const isSmall = low - Math.min(...corners.map(({ y }) => y)) < SMALL;
  return { x: (west + east) / 2, y: Math.min(isSmall ? low + NAME_GAP : low - NAME_GAP, height - NAME_GAP) };
}
