import { beforeAll, expect, test } from "vitest";
import { fontCoverage, type FontCoverage } from "#server/fonts/font-coverage.ts";
import { fontRuns } from "#server/modules/notifications/files/font-runs.ts";
import { NASTY_TEXTS } from "../../../../../tests/support/nasty-texts.ts";

let fonts: readonly FontCoverage[];
beforeAll(async () => {
  fonts = await fontCoverage();
});

const written = (text: string) => fontRuns(text, "strong", fonts).map((run) => [run.font, run.text]);

test.each([
  [
    "Анна Ivanova Łódź ₽",
    [
      ["strong", "Анна"],
      ["strong", " "],
      ["strong", "Ivanova"],
      ["strong", " "],
      ["strong", "Łódź"],
      ["strong", " "],
      ["strong", "₽"],
    ],
  ],
  ["王小明", [["cjk", "王小明"]]],
  [
    "田中 さくら",
    [
      ["cjk", "田中"],
      ["strong", " "],
      ["cjk", "さくら"],
    ],
  ],
  ["김민준", [["cjk", "김민준"]]],
  ["Παύλος", [["greek", "Παύλος"]]],
  ["გიორგი", [["georgian", "გიორგი"]]],
  ["Արամ", [["armenian", "Արամ"]]],
  ["สมชาย", [["thai", "สมชาย"]]],
  ["राहुल", [["devanagari", "राहुल"]]],
])("a name in any of these scripts is written in a font that has it: %s", (name, runs) => {
  expect(written(name)).toEqual(runs);
});

test("words read from right to left stand in that order, with a name in Latin letters where it belongs", () => {
  expect(written("محمد بن سلمان").map(([, text]) => text)).toEqual(["سلمان", " ", "بن", " ", "محمد"]);
  expect(written("דוד בן SU 2455").map(([, text]) => text)).toEqual(["SU", " ", "2455", " ", "בן", " ", "דוד"]);
  expect(written("Anna דוד בן")).toEqual([
    ["strong", "Anna"],
    ["strong", " "],
    ["hebrew", "בן"],
    ["strong", " "],
    ["hebrew", "דוד"],
  ]);
});

test("brackets, commas and digits in a word that is read from right to left stand where they are read, and open to their word", () => {
  expect(written("محمد (عبدالله)").map(([, text]) => text)).toEqual(["(", "عبدالله", ")", " ", "محمد"]);
  expect(written("محمد123 عبدالله،").map(([, text]) => text)).toEqual(["عبدالله،", " ", "123", "محمد"]);
  expect(written("علی\u200Cرضا!).").map(([, text]) => text)).toEqual([".", "(", "!", "علی\u200Cرضا"]);
  expect(written("محـمد")).toEqual([["arabic", "محـمد"]]);
});

test("an emoji is left out with its space, so that a sign stays in the middle, and what turns letters round has no effect", () => {
  expect(
    written("💎 Anna 😀 Bell ❤️")
      .map(([, text]) => text)
      .join(""),
  ).toBe("Anna Bell");
  expect(
    written("Anna \u202Eavonavi\u202C")
      .map(([, text]) => text)
      .join(""),
  ).toBe("Anna avonavi");
});

test.each(Object.entries(NASTY_TEXTS))("%s is written without a letter that its font lacks", (_, text) => {
  for (const { font, text: piece } of fontRuns(text, "regular", fonts)) {
    const known = fonts.find(({ name }) => name === font);
    expect([...piece].filter((letter) => known?.has(letter.codePointAt(0) ?? 0) !== true)).toEqual([]);
  }
});
