import { expect, test } from "vitest";
import { accentColours } from "#ui/accent-colours.ts";
import { contrast } from "#ui/rgb.ts";

test("LAY-02, rule 41: an accent is read as #RRGGBB, RRGGBB or #RGB, anything else is refused", () => {
  expect(accentColours("0a0").accent).toBe("#00AA00");
  expect(accentColours("#123456").accent).toBe("#123456");
  expect(() => accentColours("green")).toThrow(RangeError);
});

test("contrast follows WCAG 2", () => {
  expect(contrast("#000", "#fff")).toBeCloseTo(21);
  expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
});
