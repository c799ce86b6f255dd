import { describe, expect, test } from "vitest";
import { ADVANTAGE_COUNT, DEFAULT_ADVANTAGES, isAdvantage, readAdvantages } from "#domain/partners/advantages.ts";

describe("USP-39: a list of advantages", () => {
  test.each([
    ["7,3,21,22,9", [7, 3, 21, 22, 9]],
    [" 7 , 3 ", [7, 3]],
    ["7,3,7", [7, 3]],
    ["35", [35]],
    ["", []],
    [",", []],
  ])("%j is read as %j", (text, ids) => {
    expect(readAdvantages(text)).toEqual(ids);
  });

  test.each(["0", "36", "7,36", "-1", "1.5", "seven", "7;3", "1e1", "99999"])("%j is not in the catalogue", (text) => {
    expect(readAdvantages(text)).toBeUndefined();
  });

  test("USP-48: the default list comes from the catalogue", () => {
    expect(DEFAULT_ADVANTAGES).toEqual([7, 3, 21, 22, 9]);
    expect(DEFAULT_ADVANTAGES.every(isAdvantage)).toBe(true);
    expect([1, ADVANTAGE_COUNT].every(isAdvantage)).toBe(true);
  });
});
