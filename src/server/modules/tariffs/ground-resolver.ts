import type { Place } from "#domain/places/place.ts";
import type { Polygon } from "#domain/places/polygon.ts";
import { extentOfPolygons } from "#domain/tariffs/extent.ts";
import { zoneKind, zoneName } from "#domain/tariffs/zones.ts";
import type { ResolveGround } from "#server/modules/tariffs/kinds/ground-kind.ts";

/** The operator's imports that a tariff file may name: places by public id, and areas by key with their outlines. */
export interface OwnGround {
  readonly places: ReadonlyMap<string, Pick<Place, "point" | "country">>;
  readonly areas: ReadonlyMap<string, readonly Polygon[]>;
}

/** The part of the gazetteer that knows places by code and id. */
export interface PlaceFinder {
  find(query: { readonly term: string; readonly locale: "en"; readonly limit: number }): readonly Place[];
  byId(id: string): Place | undefined;
}

/** A metro area's airports and towns share a code; this is the most places to check. */
const LOOKED_AT = 20;

/** Resolves the ground that a tariff file names: the gazetteer's places by code or id, and the operator's imports. */
export function createGroundResolver(places: PlaceFinder, own: OwnGround): ResolveGround {
  return {
    place(code) {
      if (own.places.has(code)) return code;
      const known = places.byId(code);
      if (known !== undefined) return known.id;
      if (!/^[A-Z0-9]{3,4}$/.test(code)) return undefined;
      const found = places.find({ term: code, locale: "en", limit: LOOKED_AT });
      return (found.find(({ iata }) => iata === code) ?? found.find(({ icao }) => icao === code))?.id;
    },
    hasArea: (key) => own.areas.has(key),
    extent(zone) {
      const name = zoneName(zone);
      if (zoneKind(zone) === "area") {
        const polygons = own.areas.get(name);
        return polygons && extentOfPolygons(polygons);
      }
      const place = zoneKind(zone) === "place" ? (own.places.get(name) ?? places.byId(name)) : undefined;
      return place && { centre: place.point, radiusKm: 0, country: place.country };
    },
  };
}
