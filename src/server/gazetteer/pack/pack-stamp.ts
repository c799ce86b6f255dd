const GZIP_TRAILER_BYTES = 8;

/**
 * The checksum that gzip keeps of a pack's content: it tells whether an index belongs to
 * this pack without hashing the pack again.
 */
export function packStamp(gzip: Buffer): number {
  return gzip.length < GZIP_TRAILER_BYTES ? 0 : gzip.readUInt32LE(gzip.length - GZIP_TRAILER_BYTES);
}
