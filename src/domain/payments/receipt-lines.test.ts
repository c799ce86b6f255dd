import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pieceAmount, shareOut, type ReceiptLine } from "#domain/payments/receipt-lines.ts";

const line = (amount: number, quantity = 1): ReceiptLine => ({ name: { en: "Ride", ru: "Поездка" }, quantity, amount });

describe("issue 16: lines of a receipt", () => {
  test("lines that add up already stay as they are", () => {
    expect(shareOut([line(200_000), line(50_000, 2)], 250_000)).toEqual([line(200_000), line(50_000, 2)]);
  });

  test("a certificate is borne by every line in proportion", () => {
    expect(shareOut([line(200_000), line(50_000)], 200_000).map(({ amount }) => amount)).toEqual([160_000, 40_000]);
  });

  test("a free line is not on the receipt, and nothing is on the receipt of nothing", () => {
    expect(shareOut([line(100), line(0)], 100)).toEqual([line(100)]);
    expect(shareOut([], 100)).toEqual([]);
  });

  test("whatever is to be paid, the lines add up to it exactly and none is below nothing", () => {
    const amounts = fc.array(fc.nat(50_000_000), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 900_000_000 }), (parts, sum) => {
        fc.pre(parts.some((part) => part > 0));
        const shared = shareOut(
          parts.map((part) => line(part)),
          sum,
        ).map(({ amount }) => amount);
        expect(shared.reduce((all, amount) => all + amount, 0)).toBe(sum);
        expect(shared.every((amount) => amount > 0 && Number.isInteger(amount))).toBe(true);
      }),
    );
  });

  test("only an amount that divides into equal pieces has a price for one", () => {
    expect(pieceAmount(line(900, 3))).toBe(300);
    expect(pieceAmount(line(1000, 3))).toBeUndefined();
  });
});
