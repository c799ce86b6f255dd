import { runMigrations } from "graphile-worker";
import { createHash } from "node:crypto";
import { once } from "node:events";
import type { Client } from "pg";
import { migrate, readApplied } from "#server/database/migrate.ts";
import type { BackupSequence, BackupTable, BackupTold } from "./backup-frames.ts";
import { listFilledTables, listTables, withoutChecks } from "./backup-tables.ts";
import { CopyIn } from "./copy-in.ts";
import { CopyOut } from "./copy-out.ts";
import { checkBackup, readBackup, type BackupContents } from "./read-backup.ts";
import { withLongClient } from "./with-long-client.ts";

/** Numbers given away after the backup was made must not mean something else now: to payers, at the acquirer, in mails. */
export const SKIPPED_NUMBERS = 100_000;

/** What is restored, and where to. */
export interface RestoreWanted {
  /** Where to: asked once the backup is known to be whole, because a database may have to be started or made for it. */
  readonly url: () => string | Promise<string>;
  readonly path: string;
  readonly phrase: string | undefined;
  /** Takes the files that lay beside the database. */
  readonly takeFile: (path: string, pieces: readonly Buffer[]) => Promise<void>;
  /** Reads every table once more and compares its hash; for rehearsals. */
  readonly isCompared: boolean;
  readonly say: (line: string) => void;
}

/**
 * Restores a backup into an empty database: reads all of it before anything is written, brings the database to the level of the
 * backup, fills it in one transaction and then brings it up to date.
 */
export async function restoreBackup(wanted: RestoreWanted): Promise<BackupContents> {
  const { path, phrase, say } = wanted;
  const contents = await checkBackup(path, phrase);
  say(`The backup of ${contents.head.madeAt} is whole: ${Object.keys(contents.rows).length} tables.`);
  const url = await wanted.url();
  await withLongClient(url, async (client) => {
    await refuseFilled(client);
    const upTo = Math.max(...contents.head.migrations.map(({ number }) => number));
    await migrate(client, { say: () => undefined, upTo });
    await refuseOtherLevel(client, contents);
    // The job library makes its tables by itself, on a connection of its own.
    await runMigrations({ connectionString: url });
    await client.query("begin");
    try {
      await withoutChecks(client, () => fill(client, wanted));
      await client.query("commit");
    } catch (error) {
      await client.query("rollback").catch(() => undefined);
      throw error;
    }
    await migrate(client, { say });
  });
  return contents;
}

async function refuseFilled(client: Client): Promise<void> {
  const filled = await listFilledTables(client);
  if (filled.length === 0) return;
  throw new Error(
    `This database is not empty (${filled.slice(0, 3).join(", ")}), and nothing was written. Restore into an empty one: name another ` +
      "DATA_DIR that does not exist yet, or a new database in DATABASE_URL.",
  );
}

async function refuseOtherLevel(client: Client, { head }: BackupContents): Promise<void> {
  const level = (list: readonly { name: string; sha256: string }[]): string =>
    list.map(({ name, sha256 }) => `${name} ${sha256}`).join("\n");
  if (level(await readApplied(client)) === level(head.migrations)) return;
  throw new Error(
    `The backup was made by another version of Nameboard (its last migration is ${head.migrations.at(-1)?.name}), and this one or ` +
      "this database has others. Restore with the version that made it, or a newer one, into a database that is quite empty.",
  );
}

async function fill(client: Client, { path, phrase, takeFile, isCompared }: RestoreWanted): Promise<void> {
  const tables = await listTables(client);
  await client.query(`truncate ${tables.map(({ name }) => name).join(", ")}`);
  let copy: CopyIn | undefined;
  let table: BackupTable | undefined;
  let file: { readonly path: string; readonly pieces: Buffer[] } | undefined;
  for await (const { record, data } of readBackup(path, phrase)) {
    if (record === undefined) {
      if (copy !== undefined && !copy.write(data)) await once(copy, "drain");
      // The bytes of a frame live as long as the next one is not read.
      file?.pieces.push(Buffer.from(data));
    } else if (record.kind === "table") {
      table = record;
      copy = client.query(new CopyIn(`copy ${record.name} (${record.columns.join(", ")}) from stdin`));
      copy.on("error", () => undefined);
    } else if (record.kind === "file") file = { path: record.path, pieces: [] };
    else if (record.kind === "told") {
      if (file !== undefined) await takeFile(file.path, file.pieces);
      if (copy !== undefined && table !== undefined) await close(client, { copy, table, told: record, isCompared });
      copy = undefined;
      file = undefined;
    } else if (record.kind === "sequences") await setSequences(client, record.sequences);
  }
  // Jobs that were at work when the backup was made are at nobody's hands now.
  await client.query(
    "update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null",
  );
  await client.query(
    "update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null",
  );
}

interface Closing {
  readonly copy: CopyIn;
  readonly table: BackupTable;
  readonly told: BackupTold;
  readonly isCompared: boolean;
}

async function close(client: Client, { copy, table, told, isCompared }: Closing): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    copy.once("error", reject);
    if (copy.errored) reject(copy.errored);
    copy.end(resolve);
  });
  if (copy.rows !== told.rows) throw new Error(`${table.name} took ${copy.rows} rows of ${told.rows}.`);
  if (!isCompared) return;
  const hash = createHash("sha256");
  const read = client.query(new CopyOut(`copy ${table.name} (${table.columns.join(", ")}) to stdout`));
  for await (const piece of read as AsyncIterable<Buffer>) hash.update(piece);
  if (hash.digest("hex") !== told.sha256) throw new Error(`${table.name} reads otherwise than it was written.`);
}

async function setSequences(client: Client, sequences: readonly BackupSequence[]): Promise<void> {
  for (const { name, last, isCalled } of sequences) {
    await client.query(
      `select setval($1::regclass, case when $3 and not seqcycle then least($2::bigint + $4 * seqincrement, seqmax) else $2::bigint end, $3)
         from pg_sequence where seqrelid = $1::regclass`,
      [name, last, isCalled, SKIPPED_NUMBERS],
    );
  }
}
