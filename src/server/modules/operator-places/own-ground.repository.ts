import type { Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { operatorPlaceId } from "#server/gazetteer/place-row.ts";

/** The public ids of the places and the keys of the areas that the operator has brought and that still stand. */
export async function readOwnGround(db: Kysely<Tables>): Promise<{ places: Set<string>; areas: Set<string> }> {
  const places = await db.selectFrom("operator_places").select("number").where("withdrawn_at", "is", null).execute();
  const areas = await db.selectFrom("operator_areas").select("key").where("withdrawn_at", "is", null).execute();
  return {
    places: new Set(places.map(({ number }) => operatorPlaceId(number))),
    areas: new Set(areas.map(({ key }) => key)),
  };
}
