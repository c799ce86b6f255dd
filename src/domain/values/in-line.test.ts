import { expect, test } from "vitest";
import { inLine } from "./in-line.ts";

test.each([
  ["parts stand beside each other, without the empty ones", ["Anna", "", "+7 926 123 45 67"], "Anna, +7 926 123 45 67"],
  ["an Arabic name does not turn the phone around", ["محمد", "+7 926"], "\u2068محمد\u2069, +7 926"],
  ["nor does a Hebrew one", ["Anna", "יוסף", "+7 926"], "Anna, \u2068יוסף\u2069, +7 926"],
  ["a name alone needs no marks", ["", "محمد"], "محمد"],
])("%s", (_title, parts, line) => {
  expect(inLine(parts)).toBe(line);
});
