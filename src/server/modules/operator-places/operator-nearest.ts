import { around } from "geokdbush";
import KDBush from "kdbush";
import type { PlaceKind } from "#domain/places/place-kind.ts";
import type { Place } from "#domain/places/place.ts";
import { distanceKm, isGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { GROUNDS_KM } from "#server/gazetteer/near/nearest-place.ts";
import { STORED_KINDS, type PlaceStore } from "#server/gazetteer/pack/place-store.ts";

/** A pin means a hotel, a house or a stop only right next to it; further away it means the town. */
const SPOT_KM = 0.15;

const HUBS: readonly PlaceKind[] = ["airport", "station"];
const TOWNS: readonly PlaceKind[] = ["locality", "suburb"];
const SPOTS: readonly PlaceKind[] = ["hotel", "other", "stop"];

/** Makes the lookup of the closest place to a point, among the operator's places and the gazetteer's. */
export function createOperatorNearest(store: PlaceStore, base: Gazetteer): Gazetteer["nearest"] {
  const tree = new KDBush(Math.max(1, store.size), 64, Float32Array);
  for (let row = 0; row < store.size; row += 1) tree.add(store.lng[row] ?? 0, store.lat[row] ?? 0);
  if (store.size === 0) return (point, maxKm) => base.nearest(point, maxKm);
  tree.finish();
  const closest = (point: GeoPoint, maxKm: number, kinds: readonly PlaceKind[]): Place | undefined => {
    const wanted = STORED_KINDS.map((kind) => kinds.includes(kind));
    const [row] = around(tree, point.lng, point.lat, 1, maxKm, (at) => wanted[store.kind[at] ?? 0] === true);
    return row === undefined ? undefined : store.place(row);
  };
  return (point, maxKm) => {
    if (!isGeoPoint(point) || !(maxKm > 0)) return undefined;
    const known = base.nearest(point, maxKm);
    const least = known === undefined ? Infinity : distanceKm(point, known.point);
    const isCloser = (place: Place | undefined): place is Place =>
      place !== undefined && distanceKm(point, place.point) <= least;
    const spot = closest(point, Math.min(SPOT_KM, maxKm), SPOTS);
    if (isCloser(spot)) return spot;
    const hub = closest(point, Math.min(GROUNDS_KM, maxKm), HUBS);
    if (known !== undefined && HUBS.includes(known.kind)) return isCloser(hub) ? hub : known;
    if (hub !== undefined) return hub;
    const town = closest(point, maxKm, TOWNS);
    return isCloser(town) ? town : known;
  };
}
