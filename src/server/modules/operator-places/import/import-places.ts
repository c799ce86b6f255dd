import type { Kysely, Transaction } from "kysely";
import { EXTRACT_CREDITS } from "#domain/places/extract-source.ts";
import type { Clock } from "#server/clock.ts";
import { localeColumns } from "#server/database/locale-columns.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import type { ImportProblem, PlacesFile } from "#server/modules/operator-places/file/places-file.ts";
import { areaProblem } from "#server/modules/operator-places/import/area-problem.ts";
import { farNamedTown } from "#server/modules/operator-places/import/far-named-town.ts";
import { locatePlace, type LocatedPlace } from "#server/modules/operator-places/import/locate-place.ts";
import {
  insertRows,
  keepRowsBefore,
  lockImports,
  readStoredRows,
  recordImport,
  updateRows,
  withdrawRows,
  type ImportedTable,
} from "#server/modules/operator-places/import/place-imports.repository.ts";
import { planImport, type RowValues, type TablePlan } from "#server/modules/operator-places/import/plan-import.ts";

/** The changes of an import, planned or done. */
export interface ImportPlan {
  readonly operator_places: TablePlan;
  readonly operator_areas: TablePlan;
}

/** A file ready to be written: its rows by key, and every problem with the rest. */
export interface PreparedImport {
  readonly fileName: string;
  readonly unit: "line" | "feature";
  /** What the source of the file asks to be said wherever its places are shown. */
  readonly credit: string | null;
  readonly rows: Readonly<Record<ImportedTable, ReadonlyMap<string, RowValues>>>;
  readonly problems: readonly ImportProblem[];
}

const TABLES = ["operator_places", "operator_areas"] as const;

/** Prepares the places of a file: the gazetteer supplies country, zone and town where the file omits them. */
export function prepareImport(file: PlacesFile, fileName: string, gazetteer: Gazetteer, credit = ""): PreparedImport {
  const problems = [...file.problems];
  const places = new Map<string, RowValues>();
  for (const { line, item } of file.places) {
    const town = file.source === undefined ? undefined : farNamedTown(item, gazetteer);
    if (town !== undefined) {
      problems.push({ line, what: { problem: "town-far", value: town } });
      continue;
    }
    const verdict = locatePlace(item, gazetteer);
    if (verdict.place === undefined) problems.push({ line, what: verdict.problem });
    else places.set(item.key, placeValues(verdict.place));
  }
  const areas = new Map<string, RowValues>();
  for (const { line, item } of file.areas) {
    const { key, name, country, polygons } = item;
    const what = areaProblem(item, gazetteer);
    if (what === undefined) areas.set(key, { ...localeColumns("name", name), country, polygons });
    else problems.push({ line, what });
  }
  const rows = { operator_places: places, operator_areas: areas };
  const credits = [file.source === undefined ? "" : EXTRACT_CREDITS[file.source], credit];
  const said = credits.filter((text) => text !== "").join("; ") || null;
  return { fileName, unit: file.unit, credit: said, rows, problems: problems.toSorted((a, b) => a.line - b.line) };
}

/** What an import would change now; writes nothing. */
export function previewImport(db: Kysely<Tables>, prepared: PreparedImport, replace: boolean): Promise<ImportPlan> {
  return plan(db, prepared, replace);
}

/** Writes an import in one transaction, all or nothing; one that changes nothing leaves no record. */
export function importPlaces(
  db: Kysely<Tables>,
  clock: Clock,
  prepared: PreparedImport,
  replace: boolean,
): Promise<ImportPlan> {
  return db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const made = await plan(trx, prepared, replace);
    const at = new Date(clock());
    const sum = (count: (table: TablePlan) => number): number =>
      TABLES.reduce((all, name) => all + count(made[name]), 0);
    const counts = {
      added: sum(({ added }) => added.length),
      changed: sum(({ changed }) => changed.length),
      withdrawn: sum(({ withdrawn }) => withdrawn.length),
    };
    if (counts.added + counts.changed + counts.withdrawn === 0) return made;
    const importId = await recordImport(trx, { fileName: prepared.fileName, credit: prepared.credit, at, ...counts });
    for (const table of TABLES)
      await write(trx, { importId, table, at, plan: made[table], rows: prepared.rows[table] });
    return made;
  });
}

async function plan(db: Kysely<Tables>, { rows }: PreparedImport, replace: boolean): Promise<ImportPlan> {
  const of = async (table: ImportedTable): Promise<TablePlan> =>
    // A file of places says nothing about areas, and vice versa.
    planImport(await readStoredRows(db, table), rows[table], replace && rows[table].size > 0);
  return { operator_places: await of("operator_places"), operator_areas: await of("operator_areas") };
}

interface TableWrite {
  readonly importId: number;
  readonly table: ImportedTable;
  readonly at: Date;
  readonly plan: TablePlan;
  readonly rows: ReadonlyMap<string, RowValues>;
}

async function write(trx: Transaction<Tables>, { importId, table, at, plan: made, rows }: TableWrite): Promise<void> {
  const changed = made.changed.map(({ key }) => key);
  const rowsOf = (keys: readonly string[]): [string, RowValues][] => keys.map((key) => [key, rows.get(key) ?? {}]);
  await keepRowsBefore(trx, importId, table, [...made.added, ...changed, ...made.withdrawn]);
  await insertRows(trx, table, rowsOf(made.added));
  await updateRows(trx, table, rowsOf(changed));
  await withdrawRows(trx, table, made.withdrawn, at);
}

function placeValues(place: LocatedPlace): RowValues {
  return {
    kind: place.kind,
    lat: place.point.lat,
    lng: place.point.lng,
    country: place.country,
    zone: place.zone,
    weight: place.weight,
    ...localeColumns("name", place.name),
    ...localeColumns("address", place.address),
    search: place.search,
  };
}
