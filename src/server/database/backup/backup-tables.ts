import type { ClientBase } from "pg";
import type { BackupSequence, BackupTable } from "./backup-frames.ts";

/** The job library keeps its own level; jobs in another table of it are rows like ours. */
const NOT_COPIED = ["public.schema_migrations", "graphile_worker.migrations"];

/** The tables of the database with the columns that can be written. Unlogged ones may be lost, and are. */
export async function listTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select format('%I.%I', n.nspname, c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r' and c.relpersistence = 'p'
        and format('%I.%I', n.nspname, c.relname) <> all ($1)
      group by n.nspname, c.relname order by 1`,
    [NOT_COPIED],
  );
  return rows;
}

/** How far each sequence has counted. */
export async function listSequences(client: ClientBase): Promise<BackupSequence[]> {
  const { rows: found } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
      where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  const sequences: BackupSequence[] = [];
  for (const { name } of found) {
    const { rows } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${name}`,
    );
    sequences.push({ name, last: rows[0]?.last ?? "1", isCalled: rows[0]?.isCalled ?? false });
  }
  return sequences;
}

/** Which tables have rows, besides those that the first migrations fill. */
export async function listFilledTables(client: ClientBase): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await listTables(client)) {
    if (name === "public.price_numbers" || name.startsWith("graphile_worker.")) continue;
    const { rowCount } = await client.query(`select 1 from ${name} limit 1`);
    if (rowCount !== 0) filled.push(name);
  }
  return filled;
}

/**
 * Runs `fill` while no table checks its neighbours and no trigger judges what is written, as the owner of the tables may;
 * afterwards the database checks every reference anew.
 */
export async function withoutChecks(client: ClientBase, fill: () => Promise<void>): Promise<void> {
  const { rows: references } = await client.query<{ table: string; name: string; is: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as is
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const { rows: triggers } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not tgisinternal and c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
  );
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table } of triggers) await client.query(`alter table ${table} disable trigger user`);
  await fill();
  for (const { table } of triggers) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, is } of references) await client.query(`alter table ${table} add constraint ${name} ${is}`);
}
