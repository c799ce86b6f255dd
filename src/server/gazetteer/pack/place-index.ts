/** How a key of the index belongs to a place, strongest first: when several fit, the lowest counts. */
export const MATCH = {
  /** The whole displayed name, in either language. */
  name: 0,
  /** A whole further name. */
  alternate: 1,
  /** The whole name of the town an airport serves. */
  town: 2,
  /** One word of the displayed name. */
  nameWord: 3,
  /** One word of a further name. */
  alternateWord: 4,
  /** One word of the town an airport serves. */
  townWord: 5,
  /** The whole name of the region around a sizeable town. */
  region: 6,
} as const;

const MATCH_BITS = 3;
const MAGIC = 0x31_58_44_49;
const HEADER_BYTES = 24;

/** A posting: a row of the pack and how the key belongs to it, in one number. */
export function posting(row: number, match: number): number {
  return (row << MATCH_BITS) | match;
}

/** The row of a posting. */
export function postingRow(entry: number): number {
  return entry >>> MATCH_BITS;
}

/** The match kind of a posting. */
export function postingMatch(entry: number): number {
  return entry & ((1 << MATCH_BITS) - 1);
}

/** The sorted keys of all names and, for each key, its postings. Keys are plain ASCII. */
export interface PlaceIndex {
  readonly size: number;
  /** All keys, one after another. */
  readonly text: Uint8Array;
  /** Where each key begins in `text`; one entry more than there are keys. */
  readonly starts: Uint32Array;
  /** How many letters a key shares with the previous key. */
  readonly shared: Uint8Array;
  readonly postings: Uint32Array;
  /** Where the postings of each key begin; one entry more than there are keys. */
  readonly postingStarts: Uint32Array;
}

function writeVarint(out: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    out.push((rest & 127) | 128);
    rest >>>= 7;
  }
  out.push(rest);
}

/** Writes sorted keys and their postings in the compact form that `readPlaceIndex` opens; `stamp` identifies their pack. */
export function writePlaceIndex(entries: readonly (readonly [string, readonly number[]])[], stamp: number): Buffer {
  const shared = Buffer.alloc(entries.length);
  const lengths = Buffer.alloc(entries.length);
  const letters: string[] = [];
  const postings: number[] = [];
  let textBytes = 0;
  let count = 0;
  let before = "";
  for (const [at, [key, list]] of entries.entries()) {
    let same = 0;
    while (same < before.length && before[same] === key[same]) same += 1;
    shared[at] = same;
    lengths[at] = key.length;
    letters.push(key.slice(same));
    textBytes += key.length;
    writeVarint(postings, list.length);
    let last = 0;
    for (const entry of list) {
      writeVarint(postings, ((postingRow(entry) - last) << MATCH_BITS) | postingMatch(entry));
      last = postingRow(entry);
    }
    count += list.length;
    before = key;
  }
  const suffixes = Buffer.from(letters.join(""), "latin1");
  const header = Buffer.alloc(HEADER_BYTES);
  [MAGIC, stamp, entries.length, textBytes, suffixes.length, count].forEach((value, at) =>
    header.writeUInt32LE(value, at * 4),
  );
  return Buffer.concat([header, shared, lengths, suffixes, Buffer.from(postings)]);
}

/** Opens a written index; undefined when the bytes are not one, or belong to another pack than the stamp's. */
export function readPlaceIndex(bytes: Buffer, stamp: number): PlaceIndex | undefined {
  if (bytes.length < HEADER_BYTES || bytes.readUInt32LE(0) !== MAGIC || bytes.readUInt32LE(4) !== stamp)
    return undefined;
  const size = bytes.readUInt32LE(8);
  const text = new Uint8Array(bytes.readUInt32LE(12));
  const suffixStart = HEADER_BYTES + 2 * size;
  const index: PlaceIndex = {
    size,
    text,
    starts: new Uint32Array(size + 1),
    shared: new Uint8Array(bytes.subarray(HEADER_BYTES, HEADER_BYTES + size)),
    postings: new Uint32Array(bytes.readUInt32LE(20)),
    postingStarts: new Uint32Array(size + 1),
  };
  let from = suffixStart;
  let to = 0;
  let before = 0;
  for (let key = 0; key < size; key += 1) {
    const same = index.shared[key] ?? 0;
    const length = bytes[HEADER_BYTES + size + key] ?? 0;
    index.starts[key] = to;
    for (let at = 0; at < same; at += 1) text[to + at] = text[before + at] ?? 0;
    for (let at = same; at < length; at += 1) text[to + at] = bytes[from++] ?? 0;
    before = to;
    to += length;
  }
  index.starts[size] = to;
  readPostings(bytes, suffixStart + bytes.readUInt32LE(16), index);
  return index;
}

function readPostings(bytes: Buffer, start: number, { size, postings, postingStarts }: PlaceIndex): void {
  let from = start;
  let to = 0;
  const varint = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[from++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  for (let key = 0; key < size; key += 1) {
    postingStarts[key] = to;
    let row = 0;
    for (let left = varint(); left > 0; left -= 1) {
      const delta = varint();
      row += postingRow(delta);
      postings[to++] = posting(row, postingMatch(delta));
    }
  }
  postingStarts[size] = to;
}
