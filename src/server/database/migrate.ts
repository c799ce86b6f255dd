import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ClientBase, Pool } from "pg";

/** Where migrations run: on a pool (one connection is borrowed) or on a connection. */
export type MigrationTarget = Pool | ClientBase;

type Migration = { number: number; name: string; sha256: string; sql: string };
type Applied = { number: number; name: string; sha256: string };

const MIGRATIONS_FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
// A file that ends its own transaction could leave half of its changes behind.
const TRANSACTION_COMMAND = /^\s*(begin|start\s+transaction|commit|rollback)(\s+(work|transaction))?\s*;/im;
const LOCK_NUMBER = 5_026_300_902;

/** Applies the migrations the database does not have yet, each in its own transaction; returns their names. */
export async function migrate(
  target: MigrationTarget,
  { say, folder = MIGRATIONS_FOLDER, upTo = Infinity }: { say: (line: string) => void; folder?: string; upTo?: number },
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ number }) => number <= upTo);
  return withClient(target, async (client) => {
    const done: string[] = [];
    for (;;) {
      const name = await applyNext(client, migrations);
      if (name === undefined) return done;
      say(`Database: applied ${name}.`);
      done.push(name);
    }
  });
}

/** Names of the migrations the database does not have yet; throws when code and database contradict each other. */
export async function pendingMigrations(target: MigrationTarget, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return withClient(target, async (client) => {
    const { rows } = await client.query<{ exists: boolean }>(
      "select to_regclass('schema_migrations') is not null as exists",
    );
    const applied = rows[0]?.exists ? await readApplied(client) : [];
    return findPending(migrations, applied).map(({ name }) => name);
  });
}

/** Refuses a database that lacks migrations, naming the command that brings it up to date. */
export async function refuseWhenBehind(target: MigrationTarget, folder = MIGRATIONS_FOLDER): Promise<void> {
  const pending = await pendingMigrations(target, folder);
  if (pending.length === 0) return;
  throw new Error(`The database lacks ${pending.join(", ")}. Run "npm run migrate" and start again.`);
}

async function applyNext(client: ClientBase, migrations: Migration[]): Promise<string | undefined> {
  await client.query("begin");
  try {
    // The lock belongs to the transaction, so it always ends with it: two starters cannot clash, and
    // each one checks again what is left to do. The time limits of ordinary requests do not fit here.
    await client.query("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
    await client.query("select pg_advisory_xact_lock($1)", [LOCK_NUMBER]);
    await client.query(
      `create table if not exists schema_migrations (
         number int primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now()
       )`,
    );
    const next = findPending(migrations, await readApplied(client))[0];
    if (next) await applyOne(client, next);
    await client.query("commit");
    return next?.name;
  } catch (error) {
    // On a lost connection there is nothing to roll back; the first error is the one to report.
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

async function applyOne(client: ClientBase, { number, name, sha256, sql }: Migration): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The migration ${name} failed, and nothing of it was kept: ${reason}`, {
      cause: error,
    });
  }
  await client.query("insert into schema_migrations (number, name, sha256) values ($1, $2, $3)", [
    number,
    name,
    sha256,
  ]);
}

/** The migrations that a database has, in their order. */
export async function readApplied(client: ClientBase): Promise<Applied[]> {
  const { rows } = await client.query<Applied>("select number, name, sha256 from schema_migrations order by number");
  return rows;
}

function findPending(migrations: Migration[], applied: Applied[]): Migration[] {
  const byNumber = new Map(migrations.map((migration) => [migration.number, migration]));
  for (const { number, name, sha256 } of applied) {
    const migration = byNumber.get(number);
    if (!migration) {
      throw new Error(
        `The database is ahead of this program: it has ${name}, which is unknown here. Start a newer version of Nameboard.`,
      );
    }
    if (migration.sha256 !== sha256) {
      throw new Error(
        `${migration.name} was changed after it had been applied. Restore the file, and write the change as a new migration.`,
      );
    }
  }
  const known = new Set(applied.map(({ number }) => number));
  const newest = Math.max(0, ...known);
  const pending = migrations.filter(({ number }) => !known.has(number));
  const late = pending.find(({ number }) => number < newest);
  if (late)
    throw new Error(`${late.name} comes before a migration that is applied already. Give it a number above ${newest}.`);
  return pending;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  const migrations = await Promise.all(names.map((name) => readMigration(folder, name)));
  const twice = migrations.find(({ number }, index) => migrations[index - 1]?.number === number);
  if (twice) throw new Error(`There are two migrations with the number of ${twice.name}.`);
  return migrations;
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const digits = FILE_NAME.exec(name)?.[1];
  if (digits === undefined) throw new Error(`A migration is named like 0007_order_states.sql, not ${name}.`);
  // Git may write other line ends on Windows, which do not make it another file.
  const sql = (await readFile(join(folder, name), "utf8")).replaceAll("\r\n", "\n");
  if (TRANSACTION_COMMAND.test(sql))
    throw new Error(`${name} must not begin or end transactions: each migration runs in one of its own.`);
  return {
    number: Number(digits),
    name,
    sha256: createHash("sha256").update(sql).digest("hex"),
    sql,
  };
}

async function withClient<T>(target: MigrationTarget, work: (client: ClientBase) => Promise<T>): Promise<T> {
  if (!("totalCount" in target)) return work(target);
  const client = await target.connect();
  let failure: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // After a failure the connection is closed, because nobody knows what state it is in.
    client.release(failure);
  }
}
