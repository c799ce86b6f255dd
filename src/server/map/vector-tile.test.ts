import { expect, test } from "vitest";
import { vectorTile } from "#server/map/vector-tile.ts";

const hex = (bytes: Buffer): string => bytes.toString("hex");

test("a point with a name is the bytes of the format", () => {
  const tile = vectorTile([{ name: "p", kind: "point", points: [{ x: 25, y: 17, properties: { name: "A" } }] }]);
  // Layer 3: version 2, name "p", a feature with the tags 0 0, type 1 and the geometry of the format's own example.
  const feature = ["12020000", "1801", "2203093222"];
  expect(hex(tile)).toBe(
    ["1a20", "7802", "0a0170", "120b", ...feature, "1a046e616d65", "22030a0141", "288020"].join(""),
  );
});

test("an area runs clockwise on the screen, whichever way it was given", () => {
  const ring = [3, 6, 8, 12, 20, 34];
  const turned = [20, 34, 8, 12, 3, 6];
  const layerOf = (line: readonly number[]) => hex(vectorTile([{ name: "a", kind: "area", lines: [line] }]));
  const corners = (text: string) => text.length;
  expect(corners(layerOf(ring))).toBe(corners(layerOf(turned)));
  expect(layerOf(ring)).toContain("0f");
});

test("a layer without anything is left out", () => {
  expect(vectorTile([{ name: "a", kind: "line", lines: [] }])).toHaveLength(0);
});
