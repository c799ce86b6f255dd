import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DATA_FILES } from "#server/data-files.ts";
import { FONT_NAMES, type FontName } from "#server/fonts/font-files.ts";

/** A font, and which characters it has. */
export interface FontCoverage {
  readonly name: FontName;
  readonly has: (codePoint: number) => boolean;
}

/** First and last characters of ranges in turn, as `coverage.json` has them in hexadecimal: "20-7E,A0". */
export function readRanges(text: string): Uint32Array {
  return Uint32Array.from(
    text.split(",").flatMap((range) => {
      const [first = "", last = first] = range.split("-");
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    }),
  );
}

/** Writes characters in ascending order as `readRanges` reads them. */
export function writeRanges(codePoints: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const codePoint of codePoints) {
    const last = ranges.at(-1);
    if (last?.[1] === codePoint - 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();
  return ranges.map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`)).join(",");
}

/** Whether a character is in one of the ranges, which are in ascending order. */
function isWithin(ranges: Uint32Array, codePoint: number): boolean {
  let [low, high] = [0, ranges.length / 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[2 * middle + 1] ?? 0) < codePoint) low = middle + 1;
    else high = middle;
  }
  return (ranges[2 * low] ?? Infinity) <= codePoint;
}

let loading: Promise<readonly FontCoverage[]> | undefined;

/** What all fonts have, in the order in which they are tried; read once. */
export function fontCoverage(): Promise<readonly FontCoverage[]> {
  loading ??= readCoverage().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readCoverage(): Promise<readonly FontCoverage[]> {
  const text = await readFile(join(DATA_FILES.folder, "fonts", "coverage.json"), "utf8");
  const written = JSON.parse(text) as Readonly<Record<FontName, string>>;
  return FONT_NAMES.map((name) => {
    const ranges = readRanges(written[name]);
    return { name, has: (codePoint) => isWithin(ranges, codePoint) };
  });
}
