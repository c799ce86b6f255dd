import { expect, test } from "vitest";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { readRoadGraph, type RoadGraph } from "#server/adapters/directions/read-road-graph.ts";
import { createPathFinder } from "#server/adapters/directions/road-graph.ts";

/** Two towns on a bay, one at its head, and an island that nothing leads to. */
const TOWNS = [
  { lat: 0, lng: 0, height: 0 },
  { lat: 0, lng: 0.2, height: 0 },
  { lat: 0.1, lng: 0.1, height: 0 },
  { lat: 0.4, lng: 0.1, height: 0 },
] as const;
const [WEST, EAST, HEAD, ISLAND] = TOWNS;

/** The road around the bay. */
const SHORE = [
  [0, 2, 0],
  [1, 2, 0],
] as const;

/** A graph of links, each given as from, to and kilometres of water. */
function graphOf(links: readonly (readonly [number, number, number])[], heights: readonly number[] = []): RoadGraph {
  const ways = TOWNS.map((_, town) =>
    links.flatMap(([from, to, km]) => (from === town ? [[to, km] as const] : to === town ? [[from, km] as const] : [])),
  );
  const first = [0];
  for (const list of ways) first.push((first.at(-1) ?? 0) + list.length);
  return {
    size: TOWNS.length,
    lat: Float32Array.from(TOWNS, ({ lat }) => lat),
    lng: Float32Array.from(TOWNS, ({ lng }) => lng),
    height: Int16Array.from(TOWNS, (_, town) => heights[town] ?? 0),
    first: Uint32Array.from(first),
    target: Uint32Array.from(ways.flat(), ([to]) => to),
    water: Uint8Array.from(ways.flat(), ([, km]) => km * 4),
  };
}

const beyond = ({ lat, lng }: GeoPoint, east: number): GeoPoint => ({ lat, lng: lng + east });
const rounded = (towns: readonly GeoPoint[] | undefined) =>
  towns?.map(({ lat, lng }) => [Number(lat.toFixed(3)), Number(lng.toFixed(3))]);

test("the way leads around wide water and over a short bridge", () => {
  const through = (bridgeKm: number) =>
    rounded(
      createPathFinder(graphOf([[0, 1, bridgeKm], ...SHORE])).find(beyond(WEST, -0.05), beyond(EAST, 0.05))?.towns,
    );
  expect(through(15)).toContainEqual([0.1, 0.1]);
  expect(through(2)).not.toContainEqual([0.1, 0.1]);
});

test("a way over a mountain costs more", () => {
  const flat = createPathFinder(graphOf(SHORE)).find(WEST, EAST)?.cost ?? 0;
  expect(createPathFinder(graphOf(SHORE, [0, 0, 1000])).find(WEST, EAST)?.cost).toBeGreaterThan(flat + 10);
});

test("nothing leads to an island or to a point far from every town, and a town is reached from itself", () => {
  const finder = createPathFinder(graphOf(SHORE));
  expect(finder.find(WEST, ISLAND)).toBeUndefined();
  const apart = (to: GeoPoint) => finder.areApart(WEST, to, finder.find(WEST, to));
  expect([apart(ISLAND), apart(EAST)]).toEqual([true, false]);
  expect(finder.find(WEST, { lat: 30, lng: 30 })).toBeUndefined();
  expect(finder.find(HEAD, HEAD)).toEqual({ cost: 0, towns: [] });
});

test("any other file is refused", () => {
  expect(() => readRoadGraph(Buffer.from("not a graph of roads"))).toThrow("road-graph.bin.gz");
});
