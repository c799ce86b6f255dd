import { expect, test } from "vitest";
import type { PriceLines } from "#contract/prices/prices.ts";
import { newLines } from "./price-change.tsx";

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
  expect(newLines([base], [base, night, line("rounding", "Rounding")])).toEqual(["Night rate +15%"]);
});

test("F20: a price that fell says the line that went", () => {
  expect(newLines([base, line("fast-ride", "Booked at short notice")], [base])).toEqual(["Booked at short notice"]);
});
