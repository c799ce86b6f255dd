import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { readCover } from "./backup-cover.ts";
import { BackupDamaged, CHUNK_BYTES, framesIn, type BackupRecord, type Frame } from "./backup-frames.ts";

/** What a whole backup says, without its data. */
export interface BackupContents {
  readonly head: Extract<BackupRecord, { kind: "head" }>;
  readonly rows: Readonly<Record<string, number>>;
}

/** Reads a backup from its beginning to its end, and throws `BackupDamaged` wherever it is not as it was written. */
export async function* readBackup(path: string, phrase: string | undefined): AsyncGenerator<Frame> {
  const { start, end, decipher } = await readCover(path, phrase);
  const file = createReadStream(path, { start, end: Math.max(start, end), highWaterMark: CHUNK_BYTES });
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  // What goes wrong on the way is told by whoever reads the end of it.
  pipeline(decipher === undefined ? [file, gunzip] : [file, decipher, gunzip]).catch(() => undefined);
  const whole = createHash("sha256");
  let part = createHash("sha256");
  let isEnded = false;
  try {
    for await (const frame of framesIn(gunzip as AsyncIterable<Buffer>)) {
      const { record, data, bytes } = frame;
      if (isEnded) throw new BackupDamaged("something follows its end");
      if (record === undefined) part.update(data);
      else if (record.kind === "table" || record.kind === "file") part = createHash("sha256");
      else if (record.kind === "told" && record.sha256 !== part.digest("hex"))
        throw new BackupDamaged("a part of it is not as it was written");
      else if (record.kind === "end") {
        if (record.sha256 !== whole.copy().digest("hex")) throw new BackupDamaged("it is not as it was written");
        isEnded = true;
      }
      whole.update(bytes);
      yield frame;
    }
  } catch (error) {
    throw damageOf(error, decipher !== undefined);
  } finally {
    file.destroy();
  }
  if (!isEnded) throw new BackupDamaged("it is cut");
}

/** Reads all of a backup without keeping it; what it says, if all of it is as it was written. */
export async function checkBackup(path: string, phrase: string | undefined): Promise<BackupContents> {
  let head: BackupContents["head"] | undefined;
  let table = "";
  const rows: Record<string, number> = {};
  for await (const { record } of readBackup(path, phrase)) {
    if (record?.kind === "head") head = record;
    if (record?.kind === "table") table = record.name;
    if (record?.kind === "file") table = "";
    if (record?.kind === "told" && table !== "") rows[table] = record.rows;
  }
  if (head === undefined) throw new BackupDamaged("it has no beginning");
  return { head, rows };
}

function damageOf(error: unknown, isEncrypted: boolean): unknown {
  const { code = "", message = "" } = error as { readonly code?: string; readonly message?: string };
  if (message.includes("unable to authenticate"))
    return new BackupDamaged("it is damaged, or the pass phrase is another");
  if (code.startsWith("Z_")) {
    return new BackupDamaged(isEncrypted ? "it is damaged, or the pass phrase is another" : `it is damaged (${code})`);
  }
  return error instanceof SyntaxError ? new BackupDamaged("it is damaged") : error;
}
