const GZIP_TRAILER_BYTES = 8;

/** The checksum gzip keeps of a pack's content: it tells whether an index is of this very pack without hashing it again. */
export function packStamp(gzip: Buffer): number {
  return gzip.length < GZIP_TRAILER_BYTES ? 0 : gzip.readUInt32LE(gzip.length - GZIP_TRAILER_BYTES);
}
