import { expect, test } from "vitest";
import { fillLetter } from "#domain/orders/letter-fields.ts";

const VALUES = { name: "Анна", number: "1000042", price: "2 400 ₽", driver: "" };

test.each([
  ["{name}, your order {number}", "Анна, your order 1000042", []],
  ["{ name }, it is {price}. {price}", "Анна, it is 2 400 ₽. 2 400 ₽", []],
  ["{driver} drives you, {plate}", "{driver} drives you, {plate}", ["driver", "plate"]],
  ["{nmae}, hello {}", "{nmae}, hello {}", ["nmae", ""]],
  ["no fields, {one brace\nand another}", "no fields, {one brace\nand another}", []],
])("OPS-30: %j becomes %j and lacks %j", (text, filled, gaps) => {
  expect(fillLetter(text, VALUES)).toEqual({ text: filled, gaps });
});
