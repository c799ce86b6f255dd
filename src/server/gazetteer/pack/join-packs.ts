import { packStamp } from "#server/gazetteer/pack/pack-stamp.ts";

const LINE_END = 10;

/** Joins two tables with the same columns: the lines of the second follow the first, without their header. */
export function joinPacks(first: Buffer, second: Buffer): Buffer {
  return Buffer.concat([first, second.subarray(second.indexOf(LINE_END) + 1)]);
}

/** The stamp of two packs that are searched as one. */
export function joinedStamp(firstGzip: Buffer, secondGzip: Buffer): number {
  return (packStamp(firstGzip) ^ packStamp(secondGzip)) >>> 0;
}
