import { expect, test } from "vitest";
import { compareLines } from "./compare-lines.ts";

test("OPS-63: lines of one reason stand side by side, and what only one price has stands alone", () => {
  const pairs = compareLines(
    [
      { kind: "fare", amount: 84_00, fareId: 1 },
      { kind: "rule", amount: 16_00, ruleId: 7 },
      { kind: "rule", amount: 2_00, ruleId: 9 },
      { kind: "rounding", amount: 50 },
    ],
    [
      { kind: "fare", amount: 88_00, fareId: 2 },
      { kind: "rule", amount: 5_00, ruleId: 8 },
      { kind: "rule", amount: 16_00, ruleId: 7 },
    ],
  );
  expect(pairs.map(({ sold, today }) => [sold?.amount, today?.amount])).toEqual([
    [84_00, 88_00],
    [16_00, 16_00],
    [2_00, undefined],
    [undefined, 5_00],
    [50, undefined],
  ]);
});

test("bands of a tariff meet in their order", () => {
  const band = (amount: number) => ({ kind: "distance", amount }) as const;
  const pairs = compareLines([band(1), band(2)], [band(3), band(4), band(5)]);
  expect(pairs.map(({ sold, today }) => [sold?.amount, today?.amount])).toEqual([
    [1, 3],
    [2, 4],
    [undefined, 5],
  ]);
});
