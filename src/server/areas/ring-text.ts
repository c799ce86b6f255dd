import type { Polygon, Ring } from "#domain/places/polygon.ts";

/** Corners are kept to 0.001 degree, a hundred metres at most: our sources are no finer. */
export const RING_SCALE = 1_000;

const FIRST_LETTER = 63;
const MORE = 32;
const RING_END = " ".charCodeAt(0);
const POLYGON_END = ";".charCodeAt(0);

/** Polygons as text for a table cell: Google's polyline letters, with a space between rings and `;` between polygons. */
export function encodePolygons(polygons: readonly Polygon[]): string {
  const letter = (code: number): string => String.fromCharCode(code);
  return polygons.map((polygon) => polygon.map(encodeRing).join(letter(RING_END))).join(letter(POLYGON_END));
}

function encodeRing(ring: Ring): string {
  let text = "";
  for (let at = 0; at < ring.length; at += 1) {
    const steps =
      Math.round((ring[at] ?? 0) * RING_SCALE) - (at < 2 ? 0 : Math.round((ring[at - 2] ?? 0) * RING_SCALE));
    let rest = steps < 0 ? -2 * steps - 1 : 2 * steps;
    for (; rest >= MORE; rest >>>= 5) text += String.fromCharCode(FIRST_LETTER + (MORE | (rest & 31)));
    text += String.fromCharCode(FIRST_LETTER + rest);
  }
  return text;
}

/** Counts the numbers in a text of polygons. */
export function countNumbers(text: Uint8Array): number {
  let count = 0;
  for (const letter of text) if (letter >= FIRST_LETTER && letter < FIRST_LETTER + MORE) count += 1;
  return count;
}

/**
 * Reads such a text. All corners share one buffer, which the caller may lend and reuse when
 * it does not keep the polygons.
 */
export function decodePolygons(text: Uint8Array, numbers = new Float32Array(countNumbers(text))): Polygon[] {
  const polygons: Ring[][] = [];
  let polygon: Ring[] = [];
  let used = 0;
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    for (end = start; end < text.length && (text[end] ?? 0) >= FIRST_LETTER; end += 1);
    const next = decodeRing(text, start, end, numbers, used);
    polygon.push(numbers.subarray(used, next));
    used = next;
    if (text[end] === RING_END) continue;
    polygons.push(polygon);
    polygon = [];
  }
  return polygons;
}

/** Writes the corners of the letters from `start` to `end` into `numbers` and returns the position after them. */
function decodeRing(text: Uint8Array, start: number, end: number, numbers: Float32Array, first: number): number {
  const last = [0, 0];
  let used = first;
  let value = 0;
  let shift = 0;
  for (let at = start; at < end; at += 1) {
    const bits = (text[at] ?? 0) - FIRST_LETTER;
    value |= (bits & (MORE - 1)) << shift;
    shift += 5;
    if (bits >= MORE) continue;
    const axis = (used - first) & 1;
    const sum = (last[axis] ?? 0) + (value & 1 ? -(value + 1) / 2 : value / 2);
    last[axis] = sum;
    numbers[used++] = sum / RING_SCALE;
    value = shift = 0;
  }
  return used;
}
