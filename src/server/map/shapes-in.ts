import type { AreaSet } from "#server/areas/area-set.ts";
import { clipLine, clipRing, type Box } from "#server/map/clip.ts";
import { flatX, flatY } from "#server/map/flat-point.ts";
import { AREA_KINDS, LINE_KINDS, levelFor, MAP_LEVELS } from "#server/map/map-levels.ts";
import type { MapPack } from "#server/map/map-pack.ts";
import { boundsOf, type Frame } from "#server/map/picture-frame.ts";
import { roundCorners } from "#server/map/round-corners.ts";

/** The ground under a picture. */
export interface MapGround {
  readonly pack: MapPack;
  readonly urbanAreas: AreaSet;
}

/** Areas and lines in pixels of a picture, clipped to it. */
export type Shapes = Readonly<
  Record<(typeof AREA_KINDS)[number] | "urban" | (typeof LINE_KINDS)[number], ArrayLike<number>[]>
>;

/** Shapes reach this far over the edge, so that their outlines are not seen. */
const MARGIN = 8;

/** Corners further apart than this many pixels are seen as corners. */
const COARSE_STEP = 2;

/** Where a pixel is more than this many degrees, towns are dots and their ground is not drawn. */
const COARSEST_URBAN = 0.012;

/** Everything a frame shows. */
export async function shapesIn({ pack, urbanAreas }: MapGround, frame: Frame): Promise<Shapes> {
  const shapes: Shapes = { land: [], lakes: [], islets: [], urban: [], rivers: [], borders: [] };
  const { left, top, scale } = frame;
  const pixel = 360 / scale;
  const level = levelFor(pixel);
  const { degrees, steps } = MAP_LEVELS[level] ?? MAP_LEVELS[0];
  const isCoarse = degrees / steps > COARSE_STEP * pixel;
  const box = { left: -MARGIN, top: -MARGIN, right: frame.width + MARGIN, bottom: frame.height + MARGIN };
  const bounds = boundsOf(frame, MARGIN);
  const place = (line: ArrayLike<number>, lng: (x: number) => number, lat: (y: number) => number): Float64Array => {
    const placed = new Float64Array(line.length);
    for (let at = 0; at < line.length; at += 2) {
      placed[at] = (flatX(lng(line[at] ?? 0)) - left) * scale;
      placed[at + 1] = (flatY(lat(line[at + 1] ?? 0)) - top) * scale;
    }
    return placed;
  };

  const columns = range((bounds.west + 180) / degrees, (bounds.east + 180) / degrees);
  for (const row of range((bounds.south + 90) / degrees, (bounds.north + 90) / degrees)) {
    for (const column of columns) {
      const cell = await pack.cell(level, column, row);
      const lng = (x: number): number => (column + x / steps) * degrees - 180;
      const lat = (y: number): number => (row + y / steps) * degrees - 90;
      const seen = {
        left: ((bounds.west + 180) / degrees - column) * steps,
        right: ((bounds.east + 180) / degrees - column) * steps,
        top: ((bounds.south + 90) / degrees - row) * steps,
        bottom: ((bounds.north + 90) / degrees - row) * steps,
      };
      for (const kind of AREA_KINDS) {
        for (const ring of cell[kind]) {
          if (!mayTouch(ring, seen)) continue;
          const line = clipRing(place(isCoarse ? roundCorners(ring, steps, true) : ring, lng, lat), box);
          if (line.length >= 6) shapes[kind].push(line);
        }
      }
      for (const kind of LINE_KINDS) {
        for (const line of cell[kind]) {
          if (!mayTouch(line, seen)) continue;
          shapes[kind].push(...clipLine(place(isCoarse ? roundCorners(line, steps, false) : line, lng, lat), box));
        }
      }
    }
  }
  if (pixel <= COARSEST_URBAN) {
    for (const { polygons } of urbanAreas.within(bounds)) {
      for (const ring of polygons.flat()) {
        const turn = Math.round(((bounds.west + bounds.east) / 2 - (ring[0] ?? 0)) / 360) * 360;
        const line = clipRing(
          place(
            ring,
            (x) => x + turn,
            (y) => y,
          ),
          box,
        );
        if (line.length >= 6) shapes.urban.push(line);
      }
    }
  }
  return shapes;
}

/** Whether a line is not wholly on one side of a box: most lines of a cell are, and cost nothing more. */
function mayTouch(line: ArrayLike<number>, { left, top, right, bottom }: Box): boolean {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < line.length; at += 2) {
    const [x, y] = [line[at] ?? 0, line[at + 1] ?? 0];
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < north) north = y;
    if (y > south) south = y;
  }
  return west <= right && east >= left && north <= bottom && south >= top;
}

/** The whole numbers of the cells between two places. */
function range(from: number, to: number): number[] {
  const first = Math.floor(from);
  return Array.from({ length: Math.max(1, Math.ceil(to) - first) }, (_, at) => first + at);
}
