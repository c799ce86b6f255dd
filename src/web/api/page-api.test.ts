import { expect, test } from "vitest";
import { priceOptions } from "./page-api.ts";

test("PRC-15, PRC-25: a search for prices carries the page's classes and the account's second currency, where there are any", () => {
  expect(priceOptions({ carClasses: "2,3" }, { alternative_currency: "INR" })).toEqual({
    relation_car_class_ids: "2,3",
    alternative_currency: "INR",
  });
  expect(priceOptions({ carClasses: "" }, { alternative_currency: null })).toEqual({});
  expect(priceOptions({ carClasses: "" }, null)).toEqual({});
});
