import { expect, test } from "vitest";
import { certificateKey, certificateUses } from "./certificate-uses.ts";

const PERCENT = { effect: { percent: 1000 } } as const;
const SUM = { effect: { amount: 500_00, currency: "RUB" } } as const;

test.each([
  ["a percentage holds any number of times", PERCENT, null, null],
  ["a sum holds once", SUM, 1, null],
  ["a sum holds as often as the operator says", { ...SUM, uses: 5 }, 5, null],
  ["a sum holds any number of times where the operator says so", { ...SUM, uses: null, usesPerEmail: 1 }, null, 1],
  ["a percentage holds as often as the operator says", { ...PERCENT, uses: 100, usesPerEmail: 2 }, 100, 2],
] as const)("T-12: %s", (_title, certificate, inAll, perEmail) => {
  expect(certificateUses(certificate)).toEqual({ inAll, perEmail });
});

test("a code is the same however it is typed", () => {
  expect(certificateKey(" Gift500 ")).toBe(certificateKey("GIFT500"));
});
