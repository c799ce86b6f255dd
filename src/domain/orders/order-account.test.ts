import { expect, test } from "vitest";
import { backWay, byHandOf, cashDueBack, moneyWays } from "./order-account.ts";

test.each([
  ["all came by card", 60, 100, 0],
  ["all came in cash", 60, 0, 60],
  ["cards brought enough of it", 60, 60, 0],
  ["cards brought a part of it", 60, 45, 15],
  ["more is on its way to cards than they brought", 60, -5, 60],
])("OPS-24: where %s, of %i that go back with %i on cards %i are given back by hand", (_, back, onCards, byHand) => {
  expect(byHandOf(back, onCards)).toBe(byHand);
});

test("OPS-24: what is to be given back in cash falls by what was given back, and by nothing that a card takes", () => {
  const came = [
    { kind: "ride", amount: 100 },
    { kind: "card", amount: 60 },
    { kind: "cash", amount: 40 },
  ] as const;
  const cancelled = { cost: 0, received: 100, returning: 0 };
  expect(moneyWays(came, 0)).toEqual({ onCards: 60, inCash: 40, cashBack: 0 });
  expect(cashDueBack(cancelled, moneyWays(came, 0))).toBe(40);
  // The card's part is on its way, and then there.
  expect(cashDueBack({ ...cancelled, returning: 60 }, moneyWays(came, 60))).toBe(40);
  const sent = [...came, { kind: "refund", amount: -60 }] as const;
  expect(cashDueBack({ cost: 0, received: 40, returning: 0 }, moneyWays(sent, 0))).toBe(40);
  const partly = [...sent, { kind: "cash", amount: -15 }] as const;
  expect(moneyWays(partly, 0)).toEqual({ onCards: 0, inCash: 25, cashBack: 15 });
  expect(cashDueBack({ cost: 0, received: 25, returning: 0 }, moneyWays(partly, 0))).toBe(25);
  expect(cashDueBack({ cost: 25, received: 25, returning: 0 }, moneyWays(partly, 0))).toBe(0);
});

test.each([
  [0, 0, "none"],
  [60, 0, "card"],
  [60, 15, "mixed"],
  [60, 60, "cash"],
])("OPS-24: of %i that go back, %i by hand are %s", (back, byHand, way) => {
  expect(backWay(back, byHand)).toBe(way);
});
