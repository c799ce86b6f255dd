import type { GeoPoint } from "#domain/values/geo-point.ts";
import { flatX, flatY } from "#server/map/flat-point.ts";
import { boundsOf, type Frame } from "#server/map/picture-frame.ts";
import { shapesIn, type MapGround } from "#server/map/shapes-in.ts";
import { thinLine } from "#server/map/thin-line.ts";
import { TILE_EXTENT, vectorTile } from "#server/map/vector-tile.ts";

/** The place of a tile. */
export interface TileAt {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** Pixels that a vector tile fills on the screen. */
const TILE_PIXELS = 512;
/** Corners that stick out less than this many pixels are left out. */
const TOLERANCE = 0.25;

/** A name on a tile: the smaller its rank, the earlier it is written. */
interface TileName {
  readonly text: string;
  readonly look: string;
  readonly rank: number;
  readonly point: GeoPoint;
}

/** Cuts a vector tile: land, built-up areas, water, borders and names. */
export async function cutTile(
  ground: MapGround,
  { zoom, x, y }: TileAt,
  names: (bounds: ReturnType<typeof boundsOf>) => readonly TileName[],
): Promise<Buffer> {
  const across = 2 ** zoom;
  const frame: Frame = {
    width: TILE_PIXELS,
    height: TILE_PIXELS,
    left: x / across,
    top: y / across,
    scale: TILE_PIXELS * across,
  };
  const shapes = await shapesIn(ground, frame);
  const unit = TILE_EXTENT / TILE_PIXELS;
  const drawn = (lines: readonly ArrayLike<number>[]) =>
    lines.map((line) => thinLine(line, TOLERANCE).map((value) => value * unit));
  const steps = TILE_EXTENT * across;
  const points = names(boundsOf(frame)).map(({ point, text, look, rank }) => ({
    x: (flatX(point.lng) - frame.left) * steps,
    y: (flatY(point.lat) - frame.top) * steps,
    properties: { name: text, look, rank },
  }));
  return vectorTile([
    { name: "land", kind: "area", lines: drawn(shapes.land) },
    { name: "urban", kind: "area", lines: drawn(shapes.urban) },
    { name: "rivers", kind: "line", lines: drawn(shapes.rivers) },
    { name: "lakes", kind: "area", lines: drawn(shapes.lakes) },
    { name: "islets", kind: "area", lines: drawn(shapes.islets) },
    { name: "borders", kind: "line", lines: drawn(shapes.borders) },
    { name: "names", kind: "point", points: points.filter(({ x: at, y: down }) => isOnTile(at) && isOnTile(down)) },
  ]);
}

const isOnTile = (step: number): boolean => step >= 0 && step < TILE_EXTENT;
