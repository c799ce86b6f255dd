import { expect, test } from "vitest";
import type { PriceLines } from "#contract/prices/prices.ts";
import { changedLines, isMadeUpOf } from "./price-change.tsx";

const line = (kind: string, title: string, quantity: string | null = null): PriceLines["lines"][number] => ({
  kind,
  title,
  quantity,
  amount: 1,
  currency: "GBP",
});
const base = line("base", "Pick-up");

test("F20: a price that grew says the lines that were added, and never the rounding", () => {
  const night = line("rule", "Night rate", "+15%");
  expect(changedLines([base], [base, night, line("rounding", "Rounding")])).toEqual({
    added: ["Night rate +15%"],
    gone: [],
  });
});

test("F20: a price that fell says the line that went", () => {
  expect(changedLines([base, line("fast-ride", "Booked at short notice")], [base])).toEqual({
    added: [],
    gone: ["Booked at short notice"],
  });
});

test("a price in which one reason takes the place of another says both", () => {
  const [night, charge] = [line("rule", "Night rate", "+15%"), line("service", "Congestion charge")];
  expect(changedLines([base, night], [base, charge])).toEqual({
    added: ["Congestion charge"],
    gone: ["Night rate +15%"],
  });
});

test("F20: what a reason adds is said only where it is all of the difference: not where another has gone, nor where it fills up the least sum", () => {
  const sum = (amount: number, ...of: Parameters<typeof line>) => ({ ...line(...of), amount });
  const [ride, night, soon] = [
    sum(93, "base", "Pick-up"),
    sum(23, "rule", "Night ride"),
    sum(24, "fast-ride", "Short notice"),
  ];
  expect(isMadeUpOf([ride], [ride, night, soon, sum(9, "rounding", "Rounding")])).toBe(true);
  expect(isMadeUpOf([ride, night], [ride, soon, sum(3, "rule", "Early ride")])).toBe(false);
  expect(isMadeUpOf([ride, sum(23, "minimum", "Least price")], [ride, soon, sum(3, "rule", "Early ride")])).toBe(false);
  expect(isMadeUpOf([ride, night], [ride])).toBe(true);
});
