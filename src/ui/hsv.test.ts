import { expect, test } from "vitest";
import { fromHsv, toHsv } from "#ui/hsv.ts";

test.each([
  "#000000",
  "#FFFFFF",
  "#808080",
  "#FF0000",
  "#00FF00",
  "#0000FF",
  "#FF00FE",
  "#00AD5A",
  "#0A7CFF",
  "#D6336C",
])("%s is the same after it was taken apart and put together", (hex) => expect(fromHsv(toHsv(hex))).toBe(hex));

test("hue counts in degrees from red, saturation and brightness in percent", () => {
  expect(toHsv("#00FF00")).toEqual({ hue: 120, saturation: 100, brightness: 100 });
  expect(toHsv("#FF00FF").hue).toBe(300);
  expect(toHsv("#808080")).toMatchObject({ hue: 0, saturation: 0 });
  expect(fromHsv({ hue: 360, saturation: 100, brightness: 100 })).toBe("#FF0000");
});
