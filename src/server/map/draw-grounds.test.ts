import { expect, test } from "vitest";
import { circleOutline, drawGrounds } from "#server/map/draw-grounds.ts";

const CENTRE = { lat: 0, lng: 0 };
const room = {
  width: 300,
  height: 200,
  accent: "#00753D",
  place: ({ lat, lng }: typeof CENTRE) => ({ x: 150 + lng * 100, y: 100 - lat * 100 }),
};
const ground = (name: string, radiusKm: number, counts: boolean) => ({
  name,
  polygons: [circleOutline(CENTRE, radiusKm)],
  counts,
  isFramed: true,
});

test("OPS-62: of two nested areas the smaller, which counts, lies filled over the dashed larger one, and both have their names", () => {
  const { drawn, names } = drawGrounds([ground("Wide", 90, false), ground("Near", 20, true)], room);
  const [wide = "", near = ""] = drawn.split("/>");
  expect([wide.includes("stroke-dasharray"), near.includes(`fill="${room.accent}"`)]).toEqual([true, true]);
  expect(names.map(({ text, look }) => [text, look])).toEqual([
    ["Near", "city"],
    ["Wide", "town"],
  ]);
  for (const { at } of names) expect(at.y).toBeLessThan(room.height);
});

test("OPS-62: ground that lies wholly outside of the picture draws nothing and writes no name", () => {
  const far = { ...ground("Far", 20, true), polygons: [circleOutline({ lat: 40, lng: 40 }, 20)] };
  expect(drawGrounds([far], room)).toEqual({ drawn: "", names: [] });
});
