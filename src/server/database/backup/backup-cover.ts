import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import type { Transform } from "node:stream";
import { BackupDamaged } from "./backup-frames.ts";

const PLAIN = "nameboard backup 1\n";
const COVERED = /^nameboard backup 1 aes-256-gcm ([\w+/=]{24}) ([\w+/=]{16})\n/;
const LINE_MAX_BYTES = 100;
const TAG_BYTES = 16;
const CIPHER = "aes-256-gcm";

/** How the bytes of a backup are covered: its first line, and what they pass through. */
export interface Cover {
  readonly line: string;
  /** Encrypts; absent where nobody gave a pass phrase. */
  readonly cipher?: Transform & { getAuthTag(): Buffer };
}

/** Covers a new backup, by a pass phrase if one is given. The key is slow to make, so that the phrase cannot be tried out. */
export function newCover(phrase: string | undefined): Cover {
  if (phrase === undefined) return { line: PLAIN };
  const [salt, start] = [randomBytes(16), randomBytes(12)];
  const line = `nameboard backup 1 ${CIPHER} ${salt.toString("base64")} ${start.toString("base64")}\n`;
  const cipher = createCipheriv(CIPHER, keyOf(phrase, salt), start).setAAD(Buffer.from(line));
  return { line, cipher };
}

/** Where the covered bytes of a backup lie in its file, and what uncovers them. */
export interface Uncover {
  readonly start: number;
  /** The last byte. */
  readonly end: number;
  readonly decipher?: Transform;
}

/** Reads how a backup is covered. */
export async function readCover(path: string, phrase: string | undefined): Promise<Uncover> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = (await bytesAt(file, 0, Math.min(LINE_MAX_BYTES, size))).toString("latin1");
    if (head.startsWith(PLAIN)) return { start: PLAIN.length, end: size - 1 };
    const [line, salt = "", start = ""] = COVERED.exec(head) ?? [];
    if (line === undefined) throw new BackupDamaged("it is no backup");
    if (phrase === undefined)
      throw new Error("This backup is encrypted: name the file of its pass phrase with --key FILE.");
    if (size < line.length + TAG_BYTES) throw new BackupDamaged("it is cut");
    const key = keyOf(phrase, Buffer.from(salt, "base64"));
    const decipher = createDecipheriv(CIPHER, key, Buffer.from(start, "base64"))
      .setAAD(Buffer.from(line))
      .setAuthTag(await bytesAt(file, size - TAG_BYTES, TAG_BYTES));
    return { start: line.length, end: size - TAG_BYTES - 1, decipher };
  } finally {
    await file.close();
  }
}

const keyOf = (phrase: string, salt: Buffer): Buffer => scryptSync(phrase, salt, 32, { N: 2 ** 15, maxmem: 2 ** 26 });

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
