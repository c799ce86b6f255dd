import fc from "fast-check";
import { expect, test } from "vitest";
import { decodePolyline } from "#server/adapters/directions/decode-polyline.ts";
import { encodePolyline } from "../../../../tests/support/encode-polyline.ts";

const degrees = (most: number) =>
  fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((millionths) => (millionths === 0 ? 0 : millionths / 1e6));

test("any line on the globe reads back as it was written", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ lat: degrees(90), lng: degrees(180) }), { maxLength: 50 }), (points) => {
      expect(decodePolyline(encodePolyline(points))).toEqual(points);
    }),
  );
});

test("a line written by Valhalla is read", () => {
  expect(decodePolyline("ysyxeBgcaqs@tf@jnAb`@haA")).toEqual([
    { lat: 53.900621, lng: 27.55898 },
    { lat: 53.899986, lng: 27.55771 },
    { lat: 53.899456, lng: 27.556649 },
  ]);
});

test.each([
  ["ends within a number", "ysyxeBgcaqs"],
  ["has a latitude without a longitude", "ysyxeB"],
  ["holds letters that no polyline has", "Минск"],
  ["never ends a number", "~".repeat(100)],
])("R-25: a text that %s is not read as a line", (_, text) => {
  expect(decodePolyline(text)).toBeUndefined();
});

test("R-25: the reader never throws, whatever the text", () => {
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void decodePolyline(text)));
});
