import { expect, test } from "vitest";
import { stateTable } from "./state-table.ts";

const { text, isSaid, count } = stateTable("docs/security.md");

/** How many requirements of the levels 1 and 2 each section has; those of the third level come last in it. */
const SECTIONS = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
  8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3
  11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3
  15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2
`
  .trim()
  .split(/\s+/)
  .map((entry) => entry.split(":"));

/** Rows by their numbers; rows that say the same of several numbers are taken apart. */
const rows = [...text.matchAll(/^\| (\d+\.\d+)\.(\d+)(?:-(\d+))? +\| (.*?) +\| (\w+) +\| (.*?) +\|$/gm)].flatMap(
  ([, section = "", from = "", to = from, about = "", state = "", by = ""]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => ({
      number: `${section}.${Number(from) + at}`,
      about,
      state,
      by,
    })),
);
const [asked, more] = [rows.slice(0, 253), rows.slice(253)];

test("G-19: docs/security.md answers each of the 253 requirements of levels 1 and 2, in their order, and six of level 3", () => {
  const numbers = SECTIONS.flatMap(([section, count]) =>
    Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`),
  );
  expect(numbers).toHaveLength(253);
  expect(asked.map(({ number }) => number)).toEqual(numbers);
  expect(more.map(({ number }) => number)).toEqual(["3.4.8", "3.5.8", "13.1.3", "14.2.7", "15.4.2", "16.5.4"]);
});

test("each row says by what: one that is shown names tests that exist, any other says why or how", () => {
  const wrong = rows.filter((row) => !isSaid(row, ["done", "part", "none"]));
  expect(wrong).toEqual([]);
});

test("the page counts its rows as they are", () => {
  const [shown, done, part, none] = ["shown", "done", "part", "none"].map((state) => count(asked, state));
  const said = `${shown} are shown, ${done} done, ${part} in part, ${none} none.`;
  expect(text.replace(/\s+/g, " ")).toContain(said);
});
