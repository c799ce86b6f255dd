import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  familiesWithoutNumber,
  idsIn,
  mentionsIn,
  readRequirements,
  REQUIREMENTS_FILE,
  shownBy,
  type Requirement,
} from "../../scripts/requirements.ts";
import { repositoryFiles, ROOT, textOf } from "./source-files.ts";

const THIS_FILE = "tests/house/requirements.test.ts";
const FILES = new Map(repositoryFiles().map((path) => [path, textOf(path) ?? ""]));
const MENTIONS = mentionsIn(FILES);
const ROWS = readRequirements(textOf(REQUIREMENTS_FILE) ?? "");
const isShown = ({ id }: Requirement) => shownBy(MENTIONS.get(id)).length > 0;
const idsOf = (rows: readonly Requirement[]) => rows.map(({ id }) => id);

/** Faults found by walking say by which step they were mended; every other row says how true it is. */
const isMended = ({ id, standing }: Requirement) => /^[ABFLOPRW]\d+$/.test(id) && /^step \d+b?(: |$)/.test(standing);

test("every id that a file names has a row", () => {
  const known = new Set(ROWS.map(({ id }) => id));
  expect([...MENTIONS].filter(([id]) => !known.has(id)).map(([id, paths]) => `${id}: ${paths.join(", ")}`)).toEqual([]);
});

test("no comment and no title names a family of ids without a number", () => {
  expect(familiesWithoutNumber('test("PRC: costs the same", () => {}); // as asked (LOY)')).toEqual(["PRC", "LOY"]);
  expect(familiesWithoutNumber("priceAt(DAY)")).toEqual([]);
  const bare = [...FILES].filter(
    ([path, text]) =>
      /^(src|tests|scripts|tools)\//.test(path) && path !== THIS_FILE && familiesWithoutNumber(text).length > 0,
  );
  expect(bare.map(([path]) => path)).toEqual([]);
});

test("no id has two rows", () => {
  const ids = idsOf(ROWS);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("every row says in one sentence what must be true, and how far it is met", () => {
  expect(ROWS.filter(({ sentence }) => !/^[A-Z`\d].{8,150}\.$/.test(sentence)).map(({ id }) => id)).toEqual([]);
  const known = /^(true|not yet(: .+)?|in part: .+|by (decision \d{4}(: .+)?|review: .+)|step \d+b?(, planned|: .+)?)$/;
  expect(ROWS.filter(({ standing }) => !known.test(standing))).toEqual([]);
});

test("every row that is true, and every fault that is mended, is named by a test or by a script that shows it", () => {
  const claims = ROWS.filter((row) => row.standing === "true" || isMended(row));
  // G-20 is the next test, and L2 is of drawings, which no test looks at.
  expect(idsOf(claims.filter((row) => !isShown(row)))).toEqual(["G-20", "L2"]);
});

test("G-20: every threat and every fault to outlive is named by a test, or its row says what is missing", () => {
  const dangers = ROWS.filter(({ id }) => /^[TR]-/.test(id));
  const isOpen = ({ standing }: Requirement) => /^(in part: .|not yet)/.test(standing);
  expect(dangers.length).toBeGreaterThan(60);
  expect(idsOf(dangers.filter((row) => !(row.standing === "true" && isShown(row)) && !isOpen(row)))).toEqual([]);
});

test("every decision that a file names by its number exists", () => {
  const numbers = new Set(readdirSync(join(ROOT, "docs/decisions")).map((name) => name.slice(0, 4)));
  const named = [...FILES].flatMap(([path, text]) =>
    [...text.matchAll(/\bdecisions? (\d{4})\b/gi)].map(([, number = ""]) => ({ path, number })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ number }) => !numbers.has(number))).toEqual([]);
});

test("no comment and no page refers to a document by the numbers of its points", () => {
  const vague = [...FILES].filter(
    ([path, text]) => path !== THIS_FILE && /\bspec(ification)?,? (points? )?\d/i.test(text),
  );
  expect(vague.map(([path]) => path)).toEqual([]);
});

describe("an id is found", () => {
  test.each([
    ["as it stands, in a comment or a title", 'test("VAL-13, T-05: nine digits', ["VAL-13", "T-05"]],
    ["in every number of a range", "(I18-04 to I18-06)", ["I18-04", "I18-05", "I18-06"]],
    ["also where its digits are too few, so that it has no row", "VAL-012 and T-1", ["VAL-012", "T-1"]],
    ["as an invariant", "// I6, I12: every letter", ["I6", "I12"]],
    ["as a section or several", "(Contract 1.6, 2.8)", ["contract 1.6", "contract 2.8"]],
    ["as a ruling or a house rule", "rulings 3 and 29, rule 4", ["ruling 3", "ruling 29", "rule 4"]],
    ["as a fault, after the word found", "found A5, A6 and W2", ["A5", "A6", "W2"]],
    ["as a fault in brackets among other ids", 'test("is refused (VAL-13, W4)"', ["VAL-13", "W4"]],
    ["as a fault before the colon of a title", 'test("R12: a stop from outside', ["R12"]],
  ])("%s", (_, text, ids) => expect([...idsIn(text)].toSorted()).toEqual(ids.toSorted()));

  test.each([
    "flight U6 262",
    "ORD-7",
    "UTF-8 and SHA-256",
    "Kia K5",
    "call(A1, other)",
    "I18 and I13",
    "tariff rules",
    "a contract of 3 years",
  ])("is not found in: %s", (text) => expect([...idsIn(text)]).toEqual([]));
});

test("what shows a row to be true are the tests and commands that name it, in order", () => {
  const paths = ["tests/b.spec.ts", "src/a.test.ts", "src/a.ts", "docs/a.md", "tools/drills/drill.ts"];
  expect(shownBy(paths)).toEqual(["src/a.test.ts", "tests/b.spec.ts", "tools/drills/drill.ts"]);
  expect(shownBy()).toEqual([]);
});
