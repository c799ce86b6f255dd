import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { PlaceRow } from "#server/gazetteer/pack/place-row.ts";
import type { TownFinder } from "./find-town.ts";
import type { AreaOverrides } from "./locality-rows.ts";

/** A station named after a town is this near to it; farther ones only share the name. */
const NAMED_KM = 15;
const CITY_KM = 25;
const CLOSEST_KM = 40;
/** Only towns this big have stations called "town and something". */
const CITY_WEIGHT = 10_000;
const SHORTEST_NAME = 4;

/** Finds the town a station belongs to. */
export interface StationTowns {
  /** The town in the station's name, otherwise one of the tagged cities, otherwise the closest one. */
  of(latin: string, cities: readonly string[], country: string, point: GeoPoint): PlaceRow | undefined;
  /** The closest town, in the country or wherever the override table has moved the point's area. */
  area(point: GeoPoint, country: string, maxKm: number): PlaceRow | undefined;
}

/** Builds the finder of a station's town from the inhabited towns. */
export function createStationTowns(towns: TownFinder, overrides: AreaOverrides): StationTowns {
  const moved = new Set([...overrides.values()].map((area) => area.country));
  const near = (name: string, country: string, point: GeoPoint, maxKm: number): PlaceRow | undefined =>
    name === "" ? undefined : towns.named(name, country, point, maxKm);
  const beginning = (latin: string, country: string, point: GeoPoint): PlaceRow | undefined => {
    const words = latin.split(/[\s-]+/);
    for (let count = words.length - 1; count > 0; count -= 1) {
      const name = words.slice(0, count).join(" ");
      if (name.length < SHORTEST_NAME) return undefined;
      const town = near(name, country, point, CITY_KM);
      if (town && town.weight >= CITY_WEIGHT) return town;
    }
    return undefined;
  };
  return {
    of(latin, cities, country, point) {
      const bare = latin.replace(/\s*\([^)]*\)/g, "").split("/")[0] ?? latin;
      return (
        near(bare, country, point, NAMED_KM) ??
        beginning(bare, country, point) ??
        cities.map((city) => near(city, country, point, CITY_KM)).find((town) => town !== undefined) ??
        towns.closest(point, country, CLOSEST_KM)
      );
    },
    area: (point, country, maxKm) =>
      [country, ...moved].map((place) => towns.closest(point, place, maxKm)).find((town) => town !== undefined),
  };
}
