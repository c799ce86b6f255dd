import { constants, gzipSync } from "node:zlib";

/** Compresses bytes so that the same content always gives the same file: gzip with no time and no system in its header. */
export function gzipSame(content: Buffer): Buffer {
  const packed = gzipSync(content, { level: 9, memLevel: 9, strategy: constants.Z_DEFAULT_STRATEGY });
  packed.fill(0, 4, 8);
  packed[9] = 255;
  return packed;
}
