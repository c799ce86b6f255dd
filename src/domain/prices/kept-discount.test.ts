import { expect, test } from "vitest";
import { keptDiscount } from "./kept-discount.ts";

const TEN_PERCENT = { discount: 1_365_00, of: 13_650_00 };
const SUM = { discount: 500_00, of: 2_200_00 };

test.each([
  ["ten percent of a bus are ten percent of the car that it becomes", TEN_PERCENT, 2_200_00, false, 220_00],
  ["and no more than they were of a dearer one", TEN_PERCENT, 20_000_00, false, 1_365_00],
  ["and the same after nothing of the price changed", TEN_PERCENT, 13_650_00, false, 1_365_00],
  ["a sum stays", SUM, 1_000_00, true, 500_00],
  ["but takes off no more than there is", SUM, 400_00, true, 400_00],
  ["a trip that was all paid by its certificate stays so", { discount: 2_200_00, of: 2_200_00 }, 900_00, false, 900_00],
] as const)("LOY-05: after a change %s", (_title, first, now, isSum, kept) => {
  expect(keptDiscount(first, now, isSum)).toBe(kept);
});
