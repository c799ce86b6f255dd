import { create, type Font } from "fontkit";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DATA_FILES } from "#server/data-files.ts";
import { fontCoverage, readRanges, writeRanges } from "#server/fonts/font-coverage.ts";
import { FONT_FILES } from "#server/fonts/font-files.ts";

const FOLDER = join(DATA_FILES.folder, "fonts");

test("every font in the folder is tried, and coverage.json tells of each what it has", async () => {
  expect(
    readdirSync(FOLDER)
      .filter((file) => /\.[ot]tf$/.test(file))
      .sort(),
  ).toEqual(Object.values(FONT_FILES).toSorted());
  for (const { name, has } of await fontCoverage()) {
    const { characterSet } = create(readFileSync(join(FOLDER, FONT_FILES[name]))) as Font;
    const known = new Set(characterSet);
    const wrong = [];
    for (let codePoint = 0; codePoint < 0x30000; codePoint += 1)
      if (has(codePoint) !== known.has(codePoint)) wrong.push(codePoint);
    expect([name, wrong]).toEqual([name, []]);
  }
});

test("ranges of characters are read as they were written", () => {
  const ranges = writeRanges([0x20, 0x21, 0x22, 0xa0, 0x20bb7, 0x20bb8]);
  expect(ranges).toBe("20-22,A0,20BB7-20BB8");
  expect([...readRanges(ranges)]).toEqual([0x20, 0x22, 0xa0, 0xa0, 0x20bb7, 0x20bb8]);
});
