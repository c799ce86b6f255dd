import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { accentColours, contrast } from "#ui/accent.ts";

const presets = ["#00AD5A", "#0A7CFF", "#5B4BDB", "#D6336C", "#E8590C", "#F2A900", "#0F766E", "#212529"];
const extremes = [
  "#000000",
  "#FFFFFF",
  "#FFFF00",
  "#00FFFF",
  "#FF00FF",
  "#FF0000",
  "#00FF00",
  "#0000FF",
  "#7F7F7F",
  "#767676",
  "#777777",
];
const grounds = ["#FFFFFF", "#F4F7F5"];

describe.each([...presets, ...extremes, ...wheel()])("accent %s", (accent) => {
  const colours = accentColours(accent);

  it("carries readable text at rest and under the pointer", () => {
    expect(contrast(colours.onAccent, colours.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.onAccent, colours.accentHover)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)("reads as text and stands out as a control on %s", (ground) => {
    expect(contrast(colours.accentText, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.accentControl, ground)).toBeGreaterThanOrEqual(3);
  });
});

test("the style sheet's defaults are what the default accent gives", () => {
  const sheet = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
  const colours = accentColours("#00AD5A");
  const names = {
    accent: "accent",
    onAccent: "on-accent",
    accentHover: "accent-hover",
    accentText: "accent-text",
    accentControl: "accent-control",
  };
  for (const [key, name] of Object.entries(names)) {
    expect(sheet).toContain(`--${name}: ${colours[key as keyof typeof names].toLowerCase()};`);
  }
});

test("the fixed text colours read on paper and on the ground", () => {
  for (const ground of grounds) {
    for (const ink of ["#12211B", "#53645C", "#C4321C", "#8A5300"])
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast("#7C8B84", ground)).toBeGreaterThanOrEqual(3);
  }
  expect(contrast("#12211B", "#FFD84D")).toBeGreaterThanOrEqual(4.5);
});

test("short and bare hex texts are understood, others refused", () => {
  expect(accentColours("0a0").accent).toBe("#00AA00");
  expect(() => accentColours("green")).toThrow(RangeError);
  expect(contrast("#000", "#fff")).toBeCloseTo(21);
});

function wheel(): string[] {
  const steps = [0, 51, 102, 153, 204, 255];
  const hex = (part: number) => part.toString(16).padStart(2, "0");
  return steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${hex(red)}${hex(green)}${hex(blue)}`)));
}
