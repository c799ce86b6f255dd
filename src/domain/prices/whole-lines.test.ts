import { describe, expect, test } from "vitest";
import { wholeLines } from "#domain/prices/whole-lines.ts";

const line = (kind: string, amount: number) => ({ kind, amount });
const told = (lines: readonly ReturnType<typeof line>[], unit = 100) => {
  const { ride, others } = wholeLines(lines, unit);
  return [ride, ...others.map(({ kind, amount }) => `${kind} ${amount}`)];
};

describe("the lines of a price as a traveller reads them", () => {
  test("F21: are whole sums that add up, with the rounding in the ride", () => {
    const lines = [line("base", 1010), line("distance", 2731), line("start-fee", 822), line("rounding", 37)];
    expect(told(lines)).toEqual([3800, "start-fee 800"]);
  });

  test("keep deductions, and leave out what rounds to nothing", () => {
    expect(told([line("fare", 2200), line("round-trip", -110), line("rule", 30), line("rounding", 80)])).toEqual([
      2300,
      "round-trip -100",
    ]);
  });

  test("stay exact when the total has minor units, or when rounding would leave less than nothing of the ride", () => {
    expect(told([line("base", 1010), line("start-fee", 822)])).toEqual([1010, "start-fee 822"]);
    expect(told([line("base", 40), line("start-fee", 60)])).toEqual([40, "start-fee 60"]);
  });

  test("of a rent keep the minimum of hours apart", () => {
    expect(told([line("hours", 6000), line("minimum", 3000), line("rounding", 0)])).toEqual([6000, "minimum 3000"]);
  });
});
