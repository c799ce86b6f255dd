import { expect, test } from "vitest";
import { byHandOf } from "./order-account.ts";

test.each([
  ["all came by card", 60, 100, 0],
  ["all came in cash", 60, 0, 60],
  ["cards brought enough of it", 60, 60, 0],
  ["cards brought a part of it", 60, 45, 15],
  ["more is on its way to cards than they brought", 60, -5, 60],
])("OPS-24: where %s, of %i that go back with %i on cards %i are given back by hand", (_, back, onCards, byHand) => {
  expect(byHandOf(back, onCards)).toBe(byHand);
});
