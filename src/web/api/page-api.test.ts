import { expect, test } from "vitest";
import { priceOptions } from "./page-api.ts";

test("EMB-09, PRC-15, PRC-25: a search for prices says on what the page stands, and carries its classes and the account's second currency, where there are any", () => {
  expect(priceOptions({ carClasses: "2,3", platform: "airline" }, { alternative_currency: "INR" })).toEqual({
    platform: "airline",
    relation_car_class_ids: "2,3",
    alternative_currency: "INR",
  });
  const own = { carClasses: "", platform: "site" } as const;
  expect(priceOptions(own, { alternative_currency: null })).toEqual({ platform: "site" });
  expect(priceOptions(own, null)).toEqual({ platform: "site" });
});
