import fc from "fast-check";
import { expect, it } from "vitest";
import { countNumbers, decodePolygons, encodePolygons, RING_SCALE } from "#server/areas/ring-text.ts";

const corner = fc.tuple(fc.integer({ min: -180_000, max: 180_000 }), fc.integer({ min: -90_000, max: 90_000 }));
const ring = fc
  .array(corner, { minLength: 1, maxLength: 30 })
  .map((corners) => corners.flat().map((step) => step / RING_SCALE));
const polygons = fc.array(fc.array(ring, { minLength: 1, maxLength: 3 }), { maxLength: 4 });

it("polygons read back from their text as they were written, to the precision kept", () => {
  fc.assert(
    fc.property(polygons, (given) => {
      const text = encodePolygons(given);
      expect(text).toMatch(/^[?-~ ;]*$/);
      const bytes = Buffer.from(text);
      expect(countNumbers(bytes)).toBe(given.flat(2).length);
      const read = decodePolygons(bytes).map((polygon) => polygon.map((numbers) => Array.from(numbers)));
      expect(read).toEqual(given.map((one) => one.map((numbers) => Array.from(Float32Array.from(numbers)))));
    }),
    { numRuns: 1000 },
  );
});

it("no bytes can make the reader throw", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      expect(Array.isArray(decodePolygons(bytes))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
