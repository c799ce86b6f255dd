import { describe, expect, it } from "vitest";
import { compareBooks } from "#server/modules/tariffs/compare-books.ts";
import { describeBookChanges } from "#server/modules/tariffs/describe-book-changes.ts";
import { readOperatorBytes, readOperatorFile } from "#server/modules/tariffs/file/read-operator-file.ts";
import { groundWords } from "#server/modules/tariffs/words/ground-words.ts";
import { sayNotes } from "#server/modules/tariffs/words/say-notes.ts";
import { OPERATOR_FILE, TEST_GROUND } from "../../../../../tests/support/operator-file.ts";

const told = (text: string) => sayNotes(readOperatorFile(text, TEST_GROUND).problems, "en");
const changed = (from: string | RegExp, to: string): string => {
  const text = OPERATOR_FILE.replace(from, () => to);
  expect(text).not.toBe(OPERATOR_FILE);
  return text;
};
const withPart = (part: string) => changed("\nterms:", `\n${part}\nterms:`);

describe("one slip is told once, in words that name it", () => {
  it.each([
    ["a brace that is not closed", "{ per-km: 22 }]", "{ per-km: 22 ]", /^line \d+: a closing \} is missing here/],
    ["a bracket that is not closed", "{ per-km: 22 }]", "{ per-km: 22 }", /^line \d+: a closing \] is missing here/],
    [
      "a brace that is not closed at the end of a fare",
      /(prices: \{[^}\n]*)\}[ }]*/,
      "prices: { 2: 1900",
      /closing \} is missing/,
    ],
    ["a tab", "\n    currency: RUB", "\n\tcurrency: RUB", /^line 20: this line is indented with a tab/],
    ["tabs everywhere", /\n +/g, "\n\t", /^line 5: this line is indented with a tab/],
    ["a fare below zero", "2: 1900", "2: -1900", /"-1900" is below 0$/],
    ["a fare beyond reason", "2: 1900", "2: 190000000000", /"190000000000" is too large a sum$/],
    ["a lead below zero", /lead: \d+/, "lead: -5", /lead: "-5" must be from 0 to 10080$/],
    ["a band beyond reason", "up-to: 20", "up-to: 20000", /up-to: "20000" must be from 1 to 2000$/],
    [
      "a misspelt part that others refer to",
      "\nclasses:",
      "\nclases:",
      /clases is not a name we know here. Did you mean classes\?$/,
    ],
    [
      "misspelt providers",
      "\nproviders:",
      "\nprovders:",
      /provders is not a name we know here. Did you mean providers\?$/,
    ],
    ["misspelt terms", "\nterms:", "\ntrems:", /trems is not a name we know here. Did you mean terms\?$/],
    ["misspelt rates", "\nrates:", "\nrate:", /rate is not a name we know here. Did you mean rates\?$/],
  ])("%s", (_, from, to, expected) => {
    expect(told(changed(from, to))).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    ["Windows-1251", Buffer.concat([Buffer.from([0xcf, 0xf0]), Buffer.from(OPERATOR_FILE)])],
    ["UTF-16", Buffer.from(`\ufeff${OPERATOR_FILE}`, "utf16le")],
    ["UTF-16 without a mark", Buffer.from(OPERATOR_FILE, "utf16le")],
  ])("a file in %s", (_, bytes) => {
    expect(sayNotes(readOperatorBytes(bytes, TEST_GROUND).problems, "en")).toEqual([
      "the file is not UTF-8. Save it as UTF-8",
    ]);
  });
});

describe("what prices are rounded up to", () => {
  it("is read in whole units as an exact number of minor units, and is no part of a book that says nothing of it", () => {
    const { book, problems } = readOperatorFile(withPart("rounding: { USD: 0.5, RUB: 50, KZT: 0.01 }"), TEST_GROUND);
    expect(problems).toEqual([]);
    expect(book?.rounding).toEqual({ USD: 50, RUB: 5000, KZT: 1 });
    expect(readOperatorFile(OPERATOR_FILE, TEST_GROUND).book).not.toHaveProperty("rounding");
  });

  it.each([
    ["USD: 0", '"0" must be above 0 and at most 10000'],
    ["USD: -3", '"-3" is below 0'],
    ["USD: 10001", '"10001" must be above 0 and at most 10000'],
    ["USD: 0.005", '"0.005" is not a sum. Write it like 1900 or 19.50'],
    ["XXX: 3", '"XXX" is not a currency we price in'],
  ])("cannot be %s", (pair, expected) => {
    expect(told(withPart(`rounding: { ${pair} }`))).toEqual([expect.stringContaining(expected)]);
  });

  it("as a rate of a currency that nobody knows is told once, and not as one of the base", () => {
    const text = OPERATOR_FILE.replace("to: { RUB", "to: { JPY: 165.3, RUB");
    expect(told(text)).toEqual([expect.stringContaining('"JPY" is not a currency we price in')]);
  });

  it("is shown by the preview beside the step that was in force without it", () => {
    const [before, after] = [OPERATOR_FILE, withPart("rounding: { USD: 0.5, RUB: 10 }")].map(
      (text) => readOperatorFile(text, TEST_GROUND).book,
    );
    if (after === undefined) throw new Error("The file has errors");
    const shown = describeBookChanges(compareBooks(before, after, { locale: "en", ground: groundWords }), "en").filter(
      (line) => line.includes("rounding "),
    );
    expect(shown).toEqual(["    rounding USD: 1 → 0.50"]);
  });
});
