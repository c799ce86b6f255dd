import { expect, test } from "vitest";
import { stateTable } from "./state-table.ts";

const { text, isSaid, count } = stateTable("docs/accessibility.md");

/** The criteria of WCAG 2.2 of the levels A and AA, each guideline with its last numbers. */
const GUIDELINES = {
  "1.1": [1],
  "1.2": [1, 2, 3, 4, 5],
  "1.3": [1, 2, 3, 4, 5],
  "1.4": [1, 2, 3, 4, 5, 10, 11, 12, 13],
  "2.1": [1, 2, 4],
  "2.2": [1, 2],
  "2.3": [1],
  "2.4": [1, 2, 3, 4, 5, 6, 7, 11],
  "2.5": [1, 2, 3, 4, 7, 8],
  "3.1": [1, 2],
  "3.2": [1, 2, 3, 4, 6],
  "3.3": [1, 2, 3, 4, 7, 8],
  "4.1": [2, 3],
} as const;

const STATES = ["shown", "tried", "done", "part", "none"] as const;

const rows = [...text.matchAll(/^\| (\d\.\d\.\d+) +\| (A{1,2}) +\| .*? +\| (\w+) +\| (.*?) +\|$/gm)].map(
  ([, number = "", level = "", state = "", by = ""]) => ({ number, level, state, by }),
);

/** The second table, of the operator's console. */
const consoleRows = [...text.matchAll(/^\| (\d\.\d\.\d+) +\| ([a-z]+) +\| (.*?) +\|$/gm)].map(
  ([, number = "", state = "", by = ""]) => ({ number, state, by }),
);

test("docs/accessibility.md answers each of the 55 criteria of WCAG 2.2 A and AA, in their order", () => {
  const numbers = Object.entries(GUIDELINES).flatMap(([guideline, last]) => last.map((one) => `${guideline}.${one}`));
  expect(numbers).toHaveLength(55);
  expect(rows.map(({ number }) => number)).toEqual(numbers);
  expect(consoleRows.map(({ number }) => number)).toEqual(numbers);
  expect(rows.filter(({ level }) => level === "A")).toHaveLength(31);
});

test("each row says by what: one that is shown names tests that exist, any other says why or how", () => {
  const wrong = [...rows, ...consoleRows].filter((row) => !isSaid(row, STATES));
  expect(wrong).toEqual([]);
});

test("the page counts its rows as they are", () => {
  for (const [table, end] of [
    [rows, "none."],
    [consoleRows, "none, counted for the console alone."],
  ] as const) {
    const [shown, tried, done, part, none] = STATES.map((state) => count(table, state));
    const said = `${shown} are shown, ${tried} tried, ${done} done, ${part} in part, ${none} ${end}`;
    expect(text.replace(/\s+/g, " ")).toContain(said);
  }
});
