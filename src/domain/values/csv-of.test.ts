import { expect, it } from "vitest";
import { csvOf } from "#domain/values/csv-of.ts";

it.each([
  ["plain", "plain"],
  ['says "no"', '"says ""no"""'],
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["-1", "'-1"],
])("a text is never a formula, and is quoted where it must be: %s", (text, cell) => {
  expect(csvOf([[text]], "en")).toBe(`\uFEFF${cell}\r\n`);
});

it("cells and numbers are divided as spreadsheets of the language expect", () => {
  expect(csvOf([["a;b", 1.5]], "en")).toBe("\uFEFFa;b,1.5\r\n");
  expect(csvOf([["a;b", 1.5]], "ru")).toBe('\uFEFF"a;b";1,5\r\n');
});
