import fc from "fast-check";
import { expect, test } from "vitest";
import { clipRing } from "#server/map/clip.ts";
import { cutIntoCells } from "../../../tools/geo/pack-map.ts";
import { untangleRing } from "../../../tools/geo/untangle-ring.ts";

const STEPS = 64;
const CELL = { left: 0, top: 0, right: STEPS, bottom: STEPS };

function twiceArea(ring: readonly number[]): number {
  let twice = 0;
  for (let at = 0, from = ring.length - 2; at < ring.length; from = at, at += 2)
    twice += (ring[from] ?? 0) * (ring[at + 1] ?? 0) - (ring[at] ?? 0) * (ring[from + 1] ?? 0);
  return twice;
}

const isInside = (x: number, y: number, ring: readonly number[]): boolean => {
  let isIn = false;
  for (let at = 0, from = ring.length - 2; at < ring.length; from = at, at += 2) {
    const [x1, y1, x2, y2] = [ring[from] ?? 0, ring[from + 1] ?? 0, ring[at] ?? 0, ring[at + 1] ?? 0];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isIn = !isIn;
  }
  return isIn;
};

/** The ring as it stands in a cell: clipped, on whole steps, no corner twice in a row. */
function inCell(ring: readonly number[]): number[] {
  const corners: number[] = [];
  const clipped = clipRing(ring, CELL);
  for (let at = 0; at < clipped.length; at += 2) {
    const [x, y] = [Math.round(clipped[at] ?? 0), Math.round(clipped[at + 1] ?? 0)];
    if (x !== corners.at(-2) || y !== corners.at(-1)) corners.push(x, y);
  }
  return corners;
}

/** An island around a point that may be outside of the cell, so that only its capes reach in. */
const islands = fc
  .record({
    x: fc.integer({ min: -STEPS, max: 2 * STEPS }),
    y: fc.integer({ min: -STEPS, max: 2 * STEPS }),
    reaches: fc.array(fc.integer({ min: 3, max: 2 * STEPS }), { minLength: 4, maxLength: 24 }),
    isClockwise: fc.boolean(),
  })
  .map(({ x, y, reaches, isClockwise }) => {
    const corners = reaches.map((reach, at) => {
      const angle = (2 * Math.PI * at) / reaches.length;
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    });
    return (isClockwise ? corners.reverse() : corners).flat();
  });

/** Any ring at all: most of them cross themselves. */
const scribbles = fc
  .array(fc.integer({ min: -20, max: STEPS + 20 }), { minLength: 6, maxLength: 40 })
  .map((ring) => ring.slice(0, ring.length - (ring.length % 2)));

const points = fc.array(fc.tuple(fc.integer({ min: 0, max: STEPS - 1 }), fc.integer({ min: 0, max: STEPS - 1 })), {
  minLength: 20,
  maxLength: 40,
});

test("MAP-01: the pieces of an island in a cell cover what the clipped island covers, and not a step more", () => {
  fc.assert(
    fc.property(islands, points, (island, tried) => {
      const ring = inCell(island);
      if (ring.length < 6) return;
      const pieces = untangleRing(ring, STEPS);
      expect(pieces.reduce((sum, piece) => sum + twiceArea(piece), 0)).toBe(twiceArea(ring));
      for (const [x, y] of tried) {
        const [atX, atY] = [x + 0.493, y + 0.517];
        expect(pieces.filter((piece) => isInside(atX, atY, piece)).length % 2 === 1).toBe(isInside(atX, atY, ring));
      }
    }),
    { numRuns: 300 },
  );
});

test("MAP-01: a ring that crosses itself keeps its area, its corners and the cell", () => {
  fc.assert(
    fc.property(scribbles, (scribble) => {
      const ring = inCell(scribble);
      if (ring.length < 6) return;
      const corner = (line: readonly number[], at: number): string => `${line[at] ?? ""} ${line[at + 1] ?? ""}`;
      const known = new Set([`0 0`, `0 ${STEPS}`, `${STEPS} 0`, `${STEPS} ${STEPS}`]);
      for (let at = 0; at < ring.length; at += 2) known.add(corner(ring, at));
      const pieces = untangleRing(ring, STEPS);
      expect(pieces.reduce((sum, piece) => sum + twiceArea(piece), 0)).toBe(twiceArea(ring));
      for (const piece of pieces)
        for (let at = 0; at < piece.length; at += 2) expect(known).toContain(corner(piece, at));
    }),
    { numRuns: 300 },
  );
});

test("MAP-01: two capes that reach over the edge of a cell are two pieces without a thread between them", () => {
  const capes = inCell([-10, 10, 20, 10, 20, 20, -5, 20, -5, 40, 20, 40, 20, 50, -10, 50]);
  const pieces = untangleRing(capes, STEPS).map((piece) => [...piece]);
  expect(pieces).toHaveLength(2);
  for (const piece of pieces) expect(Math.abs(twiceArea(piece))).toBe(400);
});

test("MAP-01: an island on both sides of the date line meets itself there", () => {
  const level = { degrees: 12, steps: STEPS, finestPixel: 0 };
  const cells = cutIntoCells(
    [
      { kind: "land", line: [174, 1, 180, 1, 180, 5, 174, 5] },
      { kind: "land", line: [-180, 1, -177, 1, -177, 5, -180, 5] },
    ],
    level,
  );
  const seam = (column: number, x: number): number[] => {
    const ring = cells.get(7 * 30 + column)?.land[0] ?? [];
    return ring.filter((_, at) => at % 2 === 1 && ring[at - 1] === x).toSorted((a, b) => a - b);
  };
  expect(cells.size).toBe(2);
  expect(seam(29, STEPS)).toEqual(seam(0, 0));
  expect(seam(0, 0)).toHaveLength(2);
});
