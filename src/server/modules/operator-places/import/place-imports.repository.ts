import { sql, type Kysely, type RawBuilder, type Transaction } from "kysely";
import { sameInAll } from "#domain/values/named.ts";
import { localeColumns } from "#server/database/locale-columns.ts";
import type { Tables } from "#server/database/tables.ts";
import type { RowValues, StoredRow } from "#server/modules/operator-places/import/plan-import.ts";

/** A text has a column for each language. */
const textColumns = <Text extends string>(text: Text) => localeColumns(text, sameInAll("text"));

/** The columns that an import writes, with their types; the key is written too. */
const COLUMNS = {
  operator_places: {
    kind: "text",
    lat: "double precision",
    lng: "double precision",
    country: "text",
    zone: "text",
    weight: "integer",
    ...textColumns("name"),
    ...textColumns("address"),
    search: "text[]",
  },
  operator_areas: { ...textColumns("name"), country: "text", polygons: "jsonb" },
} as const;

/** The tables that imports fill. */
export type ImportedTable = keyof typeof COLUMNS;

/** One import as the list shows it. */
export interface PlaceImport {
  readonly id: number;
  readonly fileName: string;
  /** The credit that the source of the file asks for. */
  readonly credit: string | null;
  readonly at: Date;
  readonly added: number;
  readonly changed: number;
  readonly withdrawn: number;
  readonly undoneAt: Date | null;
}

/** Roughly how many characters of JSON go to the database at a time; a single row may be longer. */
const BATCH_CHARACTERS = 2_000_000;
// Any constant works, as long as nothing else in this database uses it.
const LOCK_NUMBER = 5_026_300_903;

const names = (table: ImportedTable): string[] => Object.keys(COLUMNS[table]);
const list = (parts: readonly string[]): RawBuilder<unknown> => sql.raw(parts.join(", "));

/** Waits until no other import is running, beyond the time limits of ordinary requests. */
export async function lockImports(trx: Transaction<Tables>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${LOCK_NUMBER})`.execute(trx);
}

/** All rows of a table by key, including withdrawn ones. */
export async function readStoredRows(db: Kysely<Tables>, table: ImportedTable): Promise<Map<string, StoredRow>> {
  const columns = list(["key", "withdrawn_at", ...names(table)]);
  const { rows } = await sql<{ key: string; withdrawn_at: Date | null }>`
    select ${columns} from ${sql.table(table)} order by key`.execute(db);
  return new Map(rows.map(({ key, withdrawn_at, ...values }) => [key, { values, isWithdrawn: withdrawn_at !== null }]));
}

/** Records an import and returns its number. */
export async function recordImport(
  trx: Transaction<Tables>,
  made: Omit<PlaceImport, "id" | "undoneAt">,
): Promise<number> {
  const { import_id } = await trx
    .insertInto("place_imports")
    .values({
      file_name: made.fileName,
      credit: made.credit,
      imported_at: made.at,
      added: made.added,
      changed: made.changed,
      withdrawn: made.withdrawn,
    })
    .returning("import_id")
    .executeTakeFirstOrThrow();
  return import_id;
}

/** Saves rows as they are before an import changes them. */
export async function keepRowsBefore(
  trx: Transaction<Tables>,
  importId: number,
  table: ImportedTable,
  keys: readonly string[],
): Promise<void> {
  await sql`
    insert into place_import_changes (import_id, table_name, key, row_before)
    select ${importId}, ${table}, touched.key, to_jsonb(t)
    from unnest(${[...keys]}::text[]) as touched (key) left join ${sql.table(table)} t on t.key = touched.key`.execute(
    trx,
  );
}

/** Adds new rows. */
export function insertRows(
  trx: Transaction<Tables>,
  table: ImportedTable,
  rows: readonly (readonly [string, RowValues])[],
): Promise<void> {
  const columns = list(["key", ...names(table)]);
  return inBatches(rows, async (json) => {
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${records(table, json)}`.execute(trx);
  });
}

/** Overwrites rows by key; a withdrawn one becomes active again. */
export function updateRows(
  trx: Transaction<Tables>,
  table: ImportedTable,
  rows: readonly (readonly [string, RowValues])[],
): Promise<void> {
  const values = list(names(table).map((name) => `${name} = r.${name}`));
  return inBatches(rows, async (json) => {
    await sql`
      update ${sql.table(table)} t set ${values}, withdrawn_at = null
      from ${records(table, json)} where t.key = r.key`.execute(trx);
  });
}

/** Withdraws rows by their keys. */
export async function withdrawRows(
  trx: Transaction<Tables>,
  table: ImportedTable,
  keys: readonly string[],
  at: Date,
): Promise<void> {
  await sql`update ${sql.table(table)} set withdrawn_at = ${at} where key = any(${[...keys]}::text[])`.execute(trx);
}

/** Reverts what an import did to one table: old rows are restored, new ones withdrawn. */
export async function restoreRows(
  trx: Transaction<Tables>,
  importId: number,
  table: ImportedTable,
  at: Date,
): Promise<void> {
  const values = list(["withdrawn_at", ...names(table)].map((name) => `${name} = b.${name}`));
  await sql`
    update ${sql.table(table)} t set ${values}
    from place_import_changes c, jsonb_populate_record(null::${sql.table(table)}, c.row_before) b
    where c.import_id = ${importId} and c.table_name = ${table} and c.row_before is not null and t.key = c.key`.execute(
    trx,
  );
  await sql`
    update ${sql.table(table)} t set withdrawn_at = ${at}
    from place_import_changes c
    where c.import_id = ${importId} and c.table_name = ${table} and c.row_before is null and t.key = c.key`.execute(
    trx,
  );
}

/** All imports, latest first. */
export async function listImports(db: Kysely<Tables>): Promise<PlaceImport[]> {
  const rows = await db.selectFrom("place_imports").selectAll().orderBy("import_id", "desc").execute();
  return rows.map((row) => ({
    id: row.import_id,
    fileName: row.file_name,
    credit: row.credit,
    at: row.imported_at,
    added: row.added,
    changed: row.changed,
    withdrawn: row.withdrawn,
    undoneAt: row.undone_at,
  }));
}

/** Marks an import as undone. */
export async function markUndone(trx: Transaction<Tables>, importId: number, at: Date): Promise<void> {
  await sql`update place_imports set undone_at = greatest(imported_at, ${at}) where import_id = ${importId}`.execute(
    trx,
  );
}

function records(table: ImportedTable, json: string): RawBuilder<unknown> {
  const types = Object.entries(COLUMNS[table]).map(([name, type]) => `${name} ${type}`);
  return sql`jsonb_to_recordset(${json}::jsonb) as r (${list(["key text", ...types])})`;
}

async function inBatches(
  rows: readonly (readonly [string, RowValues])[],
  write: (json: string) => Promise<void>,
): Promise<void> {
  let batch: string[] = [];
  let size = 0;
  for (const [key, values] of rows) {
    const json = JSON.stringify({ key, ...values });
    batch.push(json);
    size += json.length;
    if (size < BATCH_CHARACTERS) continue;
    await write(`[${batch.join(",")}]`);
    [batch, size] = [[], 0];
  }
  if (batch.length > 0) await write(`[${batch.join(",")}]`);
}

/** The credits of all imports that still stand, oldest first, each once. */
export async function readCredits(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom("place_imports")
    .select("credit")
    .where("undone_at", "is", null)
    .where("credit", "is not", null)
    .orderBy("import_id")
    .execute();
  return [...new Set(rows.flatMap(({ credit }) => credit ?? []))];
}
