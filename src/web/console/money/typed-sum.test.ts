import { expect, test } from "vitest";
import { typedSum } from "./typed-sum.ts";

test.each<[string, string, number | undefined]>([
  ["4 500", "RUB", 4500],
  ["4500,50", "RUB", 4500.5],
  ["4500.505", "RUB", undefined],
  ["0", "RUB", undefined],
  ["-5", "RUB", undefined],
  ["free", "RUB", undefined],
])("%s in %s is the sum %s", (text, currency, sum) => expect(typedSum(text, currency)).toBe(sum));
