import { around } from "geokdbush";
import KDBush from "kdbush";
import { reachRadiusKm } from "#domain/places/reach.ts";
import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";
import { STORED_KINDS, type PlaceStore } from "#server/gazetteer/pack/place-store.ts";

/** A town further away than this does not help to find a house. */
const TOWN_KM = 30;
/** Towns this large lend their name to the places around them, not only to those inside. */
const CITY_WEIGHT = 15_000;
const CITIES_LOOKED_AT = 8;

/** Makes the look-up of the town people would name a point by: a city may be further away than the nearest village. */
export function createNearestTown(store: PlaceStore): (point: GeoPoint) => number | undefined {
  const locality = STORED_KINDS.indexOf("locality");
  const treeOf = (least: number): ((point: GeoPoint, count: number) => number[]) => {
    const rows = [...store.kind.keys()].filter(
      (row) => store.kind[row] === locality && (store.weight[row] ?? 0) >= least,
    );
    const tree = new KDBush(Math.max(1, rows.length), 64, Float32Array);
    for (const row of rows) tree.add(store.lng[row] ?? 0, store.lat[row] ?? 0);
    if (rows.length === 0) return () => [];
    tree.finish();
    return ({ lng, lat }, count) => around(tree, lng, lat, count, TOWN_KM).map((at) => rows[at] ?? 0);
  };
  const towns = treeOf(0);
  const cities = treeOf(CITY_WEIGHT);
  /** How far out in a town's reach a point lies: 0 in the middle, 1 at the edge. */
  const depth = (row: number, point: GeoPoint): number => {
    const centre = { lat: store.lat[row] ?? 0, lng: store.lng[row] ?? 0 };
    return distanceKm(centre, point) / reachRadiusKm("locality", store.weight[row] ?? 0);
  };
  return (point) =>
    [...towns(point, 1), ...cities(point, CITIES_LOOKED_AT)]
      .map((row) => ({ row, at: depth(row, point) }))
      .reduce<{ row: number; at: number } | undefined>((a, b) => (a === undefined || b.at < a.at ? b : a), undefined)
      ?.row;
}
