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

test.each([
  ["in other capitals, with spaces around it", " Gift500 "],
  ["copied from a letter, with signs nobody sees", "\u200E\u200BGIFT\u00AD500\u00A0\n"],
  ["parted by spaces", "GIFT 500"],
  ["in the wide letters of a far keyboard", "ＧＩＦＴ５００"],
])("a code is the same %s", (_title, typed) => {
  expect(certificateKey(typed)).toBe("GIFT500");
});

test("a code keeps its hyphen, which a text sets as a dash", () => {
  expect(certificateKey("may–26")).toBe("MAY-26");
});
