/** One table of a backup: what was copied of it. */
export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** How a table or a file of a backup ended. */
export interface BackupTold {
  readonly rows: number;
  readonly sha256: string;
}

/** What a backup says between its data, in this order: head, then tables and files, each with its end, then sequences and the end. */
export type BackupRecord =
  | {
      readonly kind: "head";
      readonly madeAt: string;
      readonly postgres: string;
      /** The migrations that the database had. */
      readonly migrations: readonly { readonly number: number; readonly name: string; readonly sha256: string }[];
    }
  | ({ readonly kind: "table" } & BackupTable)
  | { readonly kind: "file"; readonly path: string }
  | ({ readonly kind: "told" } & BackupTold)
  | { readonly kind: "sequences"; readonly sequences: readonly BackupSequence[] }
  /** The last one; without it the backup was cut. Its hash is that of all frames before it. */
  | { readonly kind: "end"; readonly sha256: string };

/** How far a sequence has counted; numbers as text, because they may be too large for one. */
export interface BackupSequence {
  readonly name: string;
  readonly last: string;
  readonly isCalled: boolean;
}

/** Bytes that go from one step to the next at once: each step is a hop between threads. */
export const CHUNK_BYTES = 1 << 20;

const RECORD = 0x52;
const DATA = 0x44;
const HEAD_BYTES = 5;
const FRAME_MAX_BYTES = 1 << 28;

/** Something of a backup that is not as it was written. */
export class BackupDamaged extends Error {
  constructor(reason: string) {
    super(`This backup cannot be used, and nothing was written: ${reason}. Take an older one.`);
  }
}

/** A record as a frame: a letter, its length, its text. */
export function recordFrame(record: BackupRecord): Buffer {
  return frame(RECORD, Buffer.from(JSON.stringify(record)));
}

/** A piece of a table or file as a frame. */
export function dataFrame(piece: Buffer): Buffer {
  return frame(DATA, piece);
}

function frame(letter: number, body: Buffer): Buffer {
  const head = Buffer.allocUnsafe(HEAD_BYTES);
  head.writeUInt8(letter, 0);
  head.writeUInt32BE(body.length, 1);
  return Buffer.concat([head, body]);
}

/** A frame as it was read, with its bytes as they were written. */
export interface Frame {
  readonly bytes: Buffer;
  readonly record: BackupRecord | undefined;
  readonly data: Buffer;
}

/** Cuts a stream of bytes into the frames that were written to it. */
export async function* framesIn(bytes: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (let taken = takeFrame(rest); taken !== undefined; taken = takeFrame(rest)) {
      rest = rest.subarray(taken.bytes.length);
      yield taken;
    }
  }
  if (rest.length > 0) throw new BackupDamaged("its last part is cut");
}

function takeFrame(bytes: Buffer): Frame | undefined {
  if (bytes.length < HEAD_BYTES) return undefined;
  const letter = bytes.readUInt8(0);
  const length = bytes.readUInt32BE(1);
  if ((letter !== RECORD && letter !== DATA) || length > FRAME_MAX_BYTES) throw new BackupDamaged("it is no backup");
  if (bytes.length < HEAD_BYTES + length) return undefined;
  const data = bytes.subarray(HEAD_BYTES, HEAD_BYTES + length);
  const record = letter === RECORD ? (JSON.parse(data.toString()) as BackupRecord) : undefined;
  return { bytes: bytes.subarray(0, HEAD_BYTES + length), record, data };
}
