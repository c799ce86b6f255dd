import type { Kysely, Transaction } from "kysely";
import { namedBy } from "#domain/values/named.ts";
import type { Area } from "#server/areas/area-source.ts";
import type { Tables } from "#server/database/tables.ts";
import { packLine } from "#server/gazetteer/pack/place-pack-text.ts";
import { operatorPlaceId, operatorPlaceNumber } from "#server/gazetteer/pack/place-row.ts";

/** Everything the operator has imported, at one moment of the database; places as lines of a pack. */
export interface OperatorData {
  readonly version: string;
  readonly active: readonly string[];
  /** Places that can only be found by id. */
  readonly withdrawn: readonly string[];
  readonly areas: readonly Area[];
}

/** How many rows are read at a time, so that a running server can answer in between. */
const PAGE_ROWS = 1_000;

/** Changes with every import and every undo; cheap to read. */
export async function readImportVersion(db: Kysely<Tables>): Promise<string> {
  const { last, undone } = await db
    .selectFrom("place_imports")
    .select(({ fn }) => [fn.max("import_id").as("last"), fn.count("undone_at").as("undone")])
    .executeTakeFirstOrThrow();
  return `${last ?? 0}:${undone}`;
}

/** Reads everything the operator has imported. */
export function readOperatorData(db: Kysely<Tables>): Promise<OperatorData> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      const version = await readImportVersion(trx);
      const lines = await readLines(trx);
      const areas = await trx
        .selectFrom("operator_areas")
        .selectAll()
        .where("withdrawn_at", "is", null)
        .orderBy("key")
        .execute();
      return {
        version,
        ...lines,
        areas: areas.map((row) => ({
          id: row.key,
          country: row.country,
          name: namedBy((locale) => row[`name_${locale}`]),
          polygons: row.polygons,
        })),
      };
    });
}

async function readLines(trx: Transaction<Tables>): Promise<Pick<OperatorData, "active" | "withdrawn">> {
  const active: string[] = [];
  const withdrawn: string[] = [];
  for (let after = 0; ;) {
    const rows = await trx
      .selectFrom("operator_places")
      .selectAll()
      .where("number", ">", after)
      .orderBy("number")
      .limit(PAGE_ROWS)
      .execute();
    for (const row of rows) {
      const line = packLine({
        id: operatorPlaceId(row.number),
        number: operatorPlaceNumber(row.number),
        kind: row.kind,
        point: { lat: row.lat, lng: row.lng },
        country: row.country,
        zone: row.zone,
        weight: row.weight,
        name: namedBy((locale) => row[`name_${locale}`]),
        near: namedBy((locale) => row[`address_${locale}`]),
        iata: null,
        icao: null,
        metro: [],
        alternates: row.search,
      });
      (row.withdrawn_at === null ? active : withdrawn).push(line);
      after = row.number;
    }
    if (rows.length < PAGE_ROWS) return { active, withdrawn };
  }
}
