import { around } from "geokdbush";
import KDBush from "kdbush";
import { isGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import { STORED_KINDS, type PlaceStore } from "#server/modules/places/place-store.ts";

/** The grounds of an airport or station: a pin dropped there means it and not the village beside. */
const GROUNDS_KM = 2.5;
/** Airfields without flights are no place a traveller means. */
const FLOWN_WEIGHT = 20_000;

/** Makes the look-up of the row closest to a point, airports and stations first within their grounds. */
export function createNearestPlace(store: PlaceStore): (point: GeoPoint, maxKm: number) => number | undefined {
  const tree = new KDBush(store.size, 64, Float32Array);
  for (let row = 0; row < store.size; row += 1) tree.add(store.lng[row] ?? 0, store.lat[row] ?? 0);
  tree.finish();
  const isHub = (row: number): boolean => {
    const kind = STORED_KINDS[store.kind[row] ?? 0];
    return kind === "station" || (kind === "airport" && (store.weight[row] ?? 0) >= FLOWN_WEIGHT);
  };
  const isMeant = (row: number): boolean => STORED_KINDS[store.kind[row] ?? 0] !== "airport" || isHub(row);
  return (point, maxKm) => {
    if (!isGeoPoint(point) || !(maxKm > 0)) return undefined;
    const [hub] = around(tree, point.lng, point.lat, 1, Math.min(GROUNDS_KM, maxKm), isHub);
    return hub ?? around(tree, point.lng, point.lat, 1, maxKm, isMeant)[0];
  };
}
