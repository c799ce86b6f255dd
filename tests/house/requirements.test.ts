import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  familiesWithoutNumber,
  idsIn,
  ledgerTables,
  LEDGER_FILE,
  mentionsIn,
  withWhere,
} from "../../scripts/requirements.ts";
import { repositoryFiles, ROOT, textOf } from "./source-files.ts";

const THIS_FILE = "tests/house/requirements.test.ts";
const LEDGER = textOf(LEDGER_FILE) ?? "";
const FILES = new Map(repositoryFiles().map((path) => [path, textOf(path) ?? ""]));
const MENTIONS = mentionsIn(FILES);
const TABLES = ledgerTables(LEDGER);
const ROWS = TABLES.flat();

/** An id as its family and number; sections of the wire contract have two numbers. */
const partsOf = (id: string) => /^(.*?)(\d+)(?:\.(\d+))?$/.exec(id)?.slice(1) ?? [];

test("the whole ledger is read, and the whole repository names ids", () => {
  expect(ROWS.length).toBeGreaterThan(900);
  expect(MENTIONS.size).toBeGreaterThan(350);
  expect(LEDGER.split("\n").filter((line) => /^\| (?!Id |---)/.test(line))).toHaveLength(ROWS.length);
});

test("every id that a file names has a row", () => {
  const known = new Set(ROWS.map(({ id }) => id));
  expect([...MENTIONS].filter(([id]) => !known.has(id)).map(([id, paths]) => `${id}: ${paths.join(", ")}`)).toEqual([]);
});

test("no comment and no title names a family of ids without a number", () => {
  expect(familiesWithoutNumber('test("PRC: costs the same", () => {}); // as asked (LOY)')).toEqual(["PRC", "LOY"]);
  expect(familiesWithoutNumber("priceAt(DAY)")).toEqual([]);
  const bare = [...FILES].filter(
    ([path, text]) =>
      /^(src|tests|scripts)\//.test(path) && path !== THIS_FILE && familiesWithoutNumber(text).length > 0,
  );
  expect(bare.map(([path]) => path)).toEqual([]);
});

test("no id has two rows, and each table's rows are of one family in numerical order", () => {
  expect(ROWS.map(({ id }) => id).filter((id, at, ids) => ids.indexOf(id) !== at)).toEqual([]);
  const misplaced = TABLES.flatMap((rows) =>
    rows.slice(1).flatMap(({ id }, at) => {
      const [family, ...numbers] = partsOf(id);
      const [familyBefore, ...before] = partsOf(rows[at]?.id ?? "");
      const [step = 0] = numbers.map((number, part) => Number(number) - Number(before[part])).filter((by) => by !== 0);
      return family === familyBefore && step > 0 ? [] : [id];
    }),
  );
  expect(misplaced).toEqual([]);
});

test("every row says in one sentence what must be true, and how far it is met", () => {
  const wordless = ROWS.filter(({ words: [sentence = ""] }) => !/^[A-Z`\d].{8,150}\.$/.test(sentence));
  expect(wordless.map(({ id }) => id)).toEqual([]);
  const standing = ROWS.map(({ id, words }) => `${id}: ${words[1]}`);
  const known =
    /: (true|not yet(: .+)?|in part: .+|by (decision \d{4}(: .+)?|review: .+)|step \d+b?(, planned|: .+)?)$/;
  expect(standing.filter((one) => !known.test(one))).toEqual([]);
});

test("every row says where it is shown as the files are now; npm run requirements writes it", () => {
  const outdated = withWhere(LEDGER, MENTIONS)
    .split("\n")
    .filter((line, at) => line !== LEDGER.split("\n")[at]);
  expect(outdated).toEqual([]);
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

describe("the place that shows a row to be true", () => {
  const ledger = "| Id | What | Where |\n| --- | --- | --- |\n| T-01 | Nobody reads it. | `src/old.test.ts` |\n";
  const where = (...paths: string[]) =>
    ledgerTables(withWhere(ledger, mentionsIn(new Map(paths.map((path) => [path, "(T-01)"])))))[0]?.[0]?.where;

  test("is the tests that name it, in order", () =>
    expect(where("src/b.test.ts", "src/a.ts", "docs/a.md", "tests/a.spec.ts")).toBe(
      "`src/b.test.ts`, `tests/a.spec.ts`",
    ));
  test("is the sources where no test names it", () => expect(where("docs/a.md", "src/a.ts")).toBe("`src/a.ts`"));
  test("is reported missing where nothing names it, or only the ledger itself", () =>
    expect(where(LEDGER_FILE)).toBe("nothing names it yet"));
  test("is a file of the repository", () => {
    const paths = ROWS.flatMap((row) => [...row.where.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path));
    expect(paths.length).toBeGreaterThan(600);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
