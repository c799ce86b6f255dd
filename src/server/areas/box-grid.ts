import type { Bounds } from "#domain/places/polygon.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { AreaSource } from "#server/areas/area-source.ts";

const COLUMNS = 360;
const CELLS = 180 * COLUMNS;
const KM_PER_DEGREE = 111;

/** A polygon, named by its area and its position in that area. */
export interface BoxHit {
  readonly owner: number;
  readonly part: number;
}

/** The boxes of all polygons, sorted into cells of one degree so that a look-up checks only a handful. */
export interface BoxGrid {
  /** The polygons whose box holds a point, in their original order. */
  holding(point: GeoPoint): BoxHit[];
  /** The polygons whose box comes within a distance of a point, across the date line too, in their original order. */
  around(point: GeoPoint, km: number): BoxHit[];
  /** The polygons whose box touches another one, across the date line too, in their original order. */
  touching(box: Bounds): BoxHit[];
}

function rowOf(lat: number): number {
  return Math.min(179, Math.max(0, Math.floor(lat) + 90));
}

/** The column of a whole degree of longitude; fractions are cut before adding, because a sum may round up. */
function columnOf(degree: number): number {
  return (((degree + 180) % COLUMNS) + COLUMNS) % COLUMNS;
}

function eachCell({ west, south, east, north }: Bounds, visit: (cell: number) => void): void {
  // An empty or malformed box touches no cell.
  if (!(west <= east && south <= north)) return;
  const first = Math.floor(west);
  const steps = Math.min(COLUMNS - 1, Math.floor(east) - first);
  for (let row = rowOf(south); row <= rowOf(north); row += 1) {
    for (let step = 0; step <= steps; step += 1) visit(row * COLUMNS + columnOf(first + step));
  }
}

/** The box around a point that holds everything within a distance; near a pole it spans the globe. */
function boxAround({ lat, lng }: GeoPoint, km: number): Bounds {
  const high = km / KM_PER_DEGREE;
  const furthest = Math.min(90, Math.abs(lat) + high);
  const wide = Math.min(180, high / Math.max(Number.EPSILON, Math.cos((furthest * Math.PI) / 180)));
  return { west: lng - wide, east: lng + wide, south: lat - high, north: lat + high };
}

/** Builds the grid of a source of areas. */
export function createBoxGrid(source: AreaSource): BoxGrid {
  const list: Bounds[] = [];
  const order: number[] = [];
  const first = new Uint32Array(source.size);
  source.eachBox((area, box) => {
    if (order.at(-1) !== area) first[area] = list.length;
    list.push(box);
    order.push(area);
  });
  const owners = Uint32Array.from(order);
  const side = (of: keyof Bounds): Float64Array => Float64Array.from(list, (box) => box[of]);
  const sides = { west: side("west"), south: side("south"), east: side("east"), north: side("north") };
  const starts = new Uint32Array(CELLS + 1);
  const add = (to: Uint32Array, at: number, more: number): number => (to[at] = (to[at] ?? 0) + more);
  for (const box of list) eachCell(box, (cell) => add(starts, cell + 1, 1));
  for (let cell = 0; cell < CELLS; cell += 1) add(starts, cell + 1, starts[cell] ?? 0);
  const held = new Uint32Array(starts[CELLS] ?? 0);
  const ends = starts.slice();
  for (const [at, box] of list.entries()) eachCell(box, (cell) => (held[add(ends, cell, 1) - 1] = at));

  const hit = (at: number): BoxHit => {
    const owner = owners[at] ?? 0;
    return { owner, part: at - (first[owner] ?? 0) };
  };
  const touches = (at: number, { west, south, east, north }: Bounds, turn: number): boolean =>
    (sides.west[at] ?? 0) + turn <= east &&
    (sides.east[at] ?? 0) + turn >= west &&
    (sides.south[at] ?? 0) <= north &&
    (sides.north[at] ?? 0) >= south;
  const touching = (box: Bounds): BoxHit[] => {
    const met = new Set<number>();
    eachCell(box, (cell) => {
      for (const at of held.subarray(starts[cell], starts[cell + 1])) {
        if ([0, 360, -360].some((turn) => touches(at, box, turn))) met.add(at);
      }
    });
    return [...met].toSorted((a, b) => a - b).map(hit);
  };
  return {
    holding: ({ lat, lng }) => touching({ west: lng, east: lng, south: lat, north: lat }),
    around: (point, km) => touching(boxAround(point, km)),
    touching,
  };
}
