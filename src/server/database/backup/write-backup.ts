import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGzip } from "node:zlib";
import type { Client } from "pg";
import { readApplied } from "#server/database/migrate.ts";
import { newCover } from "./backup-cover.ts";
import { CHUNK_BYTES, dataFrame, recordFrame, type BackupTold } from "./backup-frames.ts";
import { listSequences, listTables } from "./backup-tables.ts";
import { CopyOut } from "./copy-out.ts";
import { withLongClient } from "./with-long-client.ts";

/** A file beside the database, by its path in the data folder. */
export interface BackupFile {
  readonly path: string;
  readonly content: () => AsyncIterable<Buffer>;
}

/** What a backup is made of, and where it goes. */
export interface BackupWanted {
  readonly url: string;
  readonly path: string;
  readonly files: readonly BackupFile[];
  readonly phrase: string | undefined;
  readonly now: Date;
}

/** What a backup holds, for the person who made it. */
export interface BackupSummary {
  readonly rows: Readonly<Record<string, number>>;
  readonly files: number;
  readonly bytes: number;
}

/**
 * Writes a backup of the database as it is at this moment, while others go on writing to it. It stands under its name when it is
 * whole and on disk, and never over another file.
 */
export async function writeBackup(wanted: BackupWanted): Promise<BackupSummary> {
  const { url, path, phrase } = wanted;
  if ((await stat(path).catch(() => undefined)) !== undefined) throw new Error(`${path} is there already.`);
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.part`;
  const rows: Record<string, number> = {};
  try {
    const { line, cipher } = newCover(phrase);
    const file = createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true });
    const gzip = createGzip({ level: constants.Z_BEST_SPEED, chunkSize: CHUNK_BYTES });
    const covered = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      yield Buffer.from(line);
      yield* source;
      if (cipher !== undefined) yield cipher.getAuthTag();
    };
    await withLongClient(url, async (client) => {
      const frames = Readable.from(framesOf(client, wanted, rows));
      if (cipher === undefined) await pipeline(frames, gzip, covered, file);
      else await pipeline(frames, gzip, cipher, covered, file);
    });
    await rename(draft, path);
    await syncFolder(dirname(path));
    return { rows, files: wanted.files.length, bytes: (await stat(path)).size };
  } finally {
    await rm(draft, { force: true });
  }
}

type Rows = Record<string, number>;

async function* framesOf(client: Client, wanted: BackupWanted, rows: Rows): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  for await (const bytes of partsOf(client, wanted, rows)) {
    hash.update(bytes);
    yield bytes;
  }
  yield recordFrame({ kind: "end", sha256: hash.digest("hex") });
}

async function* partsOf(client: Client, { files, now }: BackupWanted, rows: Rows): AsyncGenerator<Buffer> {
  await client.query("begin isolation level repeatable read, read only");
  const { rows: server } = await client.query<{ server_version: string }>("show server_version");
  const migrations = await readApplied(client);
  const postgres = server[0]?.server_version ?? "";
  yield recordFrame({ kind: "head", madeAt: now.toISOString(), postgres, migrations });
  for (const table of await listTables(client)) {
    yield recordFrame({ kind: "table", ...table });
    const copy = client.query(new CopyOut(`copy ${table.name} (${table.columns.join(", ")}) to stdout`));
    const sha256 = yield* piecesOf(copy);
    yield toldFrame({ rows: copy.rows, sha256 });
    rows[table.name] = copy.rows;
  }
  for (const { path, content } of files) {
    yield recordFrame({ kind: "file", path });
    yield toldFrame({ rows: 0, sha256: yield* piecesOf(content()) });
  }
  // Sequences count outside of the snapshot: read last, they are never behind the rows.
  yield recordFrame({ kind: "sequences", sequences: await listSequences(client) });
  await client.query("commit");
}

const toldFrame = (told: BackupTold): Buffer => recordFrame({ kind: "told", ...told });

async function* piecesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, string> {
  const hash = createHash("sha256");
  for await (const piece of source) {
    hash.update(piece);
    yield dataFrame(piece);
  }
  return hash.digest("hex");
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
