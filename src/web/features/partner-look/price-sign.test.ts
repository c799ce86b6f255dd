import { expect, test } from "vitest";
import { priceSign } from "./price-sign.ts";

test("USP-46: twelve currencies have price icons of their own, and any other shows the dollar's", () => {
  const known = ["RUB", "USD", "EUR", "GBP", "CNY", "BYN", "KZT", "UAH", "CZK", "TRY", "INR", "AED"];
  expect(new Set(known.map(priceSign)).size).toBe(12);
  expect(["PLN", "", "constructor"].map(priceSign)).toEqual(["$", "$", "$"]);
});
