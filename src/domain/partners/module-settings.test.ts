import { expect, test } from "vitest";
import { defaultModuleSettings, isStorable, readColor } from "#domain/partners/module-settings.ts";

test.each([
  ["00AD5A", "00AD5A"],
  ["#00ad5a", "00AD5A"],
  ["00AD5", undefined],
  ["00AD5A0", undefined],
  ["##00AD5A", undefined],
  ["red", undefined],
  ["00AD5G", undefined],
  ["00AD5A\n", undefined],
  ["", undefined],
])("T-07: the colour %j is read as %s", (text, color) => {
  expect(readColor(text)).toBe(color);
});

test("a module without saved settings has the server's accent and no texts", () => {
  const { mainColor, backgroundColor, header, image } = defaultModuleSettings("#1a73e8");
  expect([mainColor, backgroundColor, header, image]).toEqual(["1A73E8", "F4F6F8", { ru: "", en: "" }, 1]);
});

test.each([
  ["Привет 👋🏽", true],
  ["\u0001", true],
  ["a\0b", false],
  ["half \uD83D", false],
])("%j can be stored unchanged: %s", (text, kept) => {
  expect(isStorable(text)).toBe(kept);
});
