import { around } from "geokdbush";
import KDBush from "kdbush";
import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";
import { foldName } from "#server/gazetteer/names/fold-name.ts";
import type { PlaceRow } from "#server/gazetteer/pack/place-row.ts";

const TOWN_REACH_KM = 90;

/** Finds towns by name or by distance; made once for all localities. */
export interface TownFinder {
  /** The biggest town of that name in the country within reach of the point, 90 km by default. */
  named(name: string, country: string, point: GeoPoint, reachKm?: number): PlaceRow | undefined;
  /** The closest locality in the country, for its time zone. */
  closest(point: GeoPoint, country: string, maxKm: number): PlaceRow | undefined;
}

/** Builds the finder of towns. */
export function createTownFinder(towns: readonly PlaceRow[]): TownFinder {
  const byName = new Map<string, PlaceRow[]>();
  const tree = new KDBush(towns.length);
  for (const town of towns) {
    tree.add(town.point.lng, town.point.lat);
    for (const name of new Set([town.name.en, town.name.ru, ...town.alternates].map(foldName))) {
      const key = `${town.country}:${name}`;
      const list = byName.get(key);
      if (list) list.push(town);
      else byName.set(key, [town]);
    }
  }
  tree.finish();
  return {
    named: (name, country, point, reachKm = TOWN_REACH_KM) =>
      (byName.get(`${country}:${foldName(name)}`) ?? [])
        .filter((town) => town.kind === "locality" && distanceKm(town.point, point) <= reachKm)
        .toSorted((a, b) => b.weight - a.weight || a.number - b.number)[0],
    closest(point, country, maxKm) {
      const [at] = around(tree, point.lng, point.lat, 1, maxKm, (index) => towns[index]?.country === country);
      return at === undefined ? undefined : towns[at];
    },
  };
}
