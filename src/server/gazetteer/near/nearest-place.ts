import { around } from "geokdbush";
import KDBush from "kdbush";
import { isGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import { STORED_KINDS, type PlaceStore } from "#server/gazetteer/pack/place-store.ts";

/** A point further than this from every known place (open sea, desert) cannot be served. */
export const NEAREST_PLACE_KM = 60;

/** The grounds of an airport: a pin dropped there means the airport and not the nearest village. */
export const GROUNDS_KM = 2.5;
/** Travellers do not mean airfields without flights. */
export const FLOWN_WEIGHT = 20_000;
/** A pin this close to a main station means the station; a pin never means a halt. */
const FORECOURT_KM = 0.4;
const MAIN_STATION_WEIGHT = 40_000;

/** All rows by where they are. */
export function placeTree(store: PlaceStore): KDBush {
  const tree = new KDBush(store.size, 64, Float32Array);
  for (let row = 0; row < store.size; row += 1) tree.add(store.lng[row] ?? 0, store.lat[row] ?? 0);
  return tree.finish();
}

/** Makes the look-up of the row closest to a point; on their own grounds airports and main stations come first. */
export function createNearestPlace(
  store: PlaceStore,
  tree = placeTree(store),
): (point: GeoPoint, maxKm: number) => number | undefined {
  const airport = STORED_KINDS.indexOf("airport");
  const station = STORED_KINDS.indexOf("station");
  const isAirport = (row: number): boolean => store.kind[row] === airport && (store.weight[row] ?? 0) >= FLOWN_WEIGHT;
  const isMainStation = (row: number): boolean =>
    store.kind[row] === station && (store.weight[row] ?? 0) >= MAIN_STATION_WEIGHT;
  const isMeant = (row: number): boolean =>
    store.kind[row] !== station && (store.kind[row] !== airport || isAirport(row));
  return (point, maxKm) => {
    if (!isGeoPoint(point) || !(maxKm > 0)) return undefined;
    const closest = (km: number, test: (row: number) => boolean): number | undefined =>
      around(tree, point.lng, point.lat, 1, Math.min(km, maxKm), test)[0];
    return closest(GROUNDS_KM, isAirport) ?? closest(FORECOURT_KM, isMainStation) ?? closest(maxKm, isMeant);
  };
}
