const GZIP_TRAILER_BYTES = 8;

/**
 * The checksum that gzip keeps of a pack's content: it tells whether an index belongs to
 * this pack without hashing the pack again.
 */
function packStamp(gzip: Buffer): number {
  return gzip.length < GZIP_TRAILER_BYTES ? 0 : gzip.readUInt32LE(gzip.length - GZIP_TRAILER_BYTES);
}

const LINE_END = 10;

/** Joins two tables with the same columns: the lines of the second follow the first, without their header. */
export function joinPacks(first: Buffer, second: Buffer): Buffer {
  return Buffer.concat([first, second.subarray(second.indexOf(LINE_END) + 1)]);
}

/** The stamp of two packs that are searched as one. */
export function joinedStamp(firstGzip: Buffer, secondGzip: Buffer): number {
  return (packStamp(firstGzip) ^ packStamp(secondGzip)) >>> 0;
}
