import type { Kysely } from "kysely";
import type { Polygon } from "#domain/places/polygon.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { Tables } from "#server/database/tables.ts";
import { operatorPlaceId } from "#server/gazetteer/pack/place-row.ts";

/** Where a place of the operator lies. */
interface OwnPlace {
  readonly point: GeoPoint;
  readonly country: string;
}

/** The operator's active places by public id, and the outlines of its active areas by key. */
export async function readOwnGround(
  db: Kysely<Tables>,
): Promise<{ places: Map<string, OwnPlace>; areas: Map<string, readonly Polygon[]> }> {
  const places = await db
    .selectFrom("operator_places")
    .select(["number", "lat", "lng", "country"])
    .where("withdrawn_at", "is", null)
    .execute();
  const areas = await db
    .selectFrom("operator_areas")
    .select(["key", "polygons"])
    .where("withdrawn_at", "is", null)
    .execute();
  return {
    places: new Map(
      places.map(({ number, lat, lng, country }) => [operatorPlaceId(number), { point: { lat, lng }, country }]),
    ),
    areas: new Map(areas.map(({ key, polygons }) => [key, polygons])),
  };
}
