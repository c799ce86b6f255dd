import { expect, test } from "vitest";
import { isSameTraveller } from "./same-traveller.ts";

const anna = { name: "Анна Петрова", phone: "+7 916 123-45-67" };

test.each<[string, Partial<typeof anna>, boolean]>([
  ["nothing else", {}, true],
  ["another phone", { phone: "+44 20 7946 0000" }, true],
  ["another way of writing the name", { name: " анна  ПЕТРОВА " }, true],
  ["a slip put right", { name: "Ана Петрова" }, true],
  ["a name made shorter", { name: "Анна" }, true],
  ["a name made longer", { name: "Анна Петрова Сергеевна" }, true],
  ["a colleague with the phone of the first", { name: "Борис Ким" }, false],
  ["one of the family, with the same phone", { name: "Борис Петров" }, false],
  ["a colleague with a phone of his own", { name: "Борис Ким", phone: "+7 903 111-22-33" }, false],
  ["nearly the same name and another phone", { name: "Анна Петрук", phone: "+7 903 111-22-33" }, false],
])("B3: %s", (_, changes, isSame) => {
  expect(isSameTraveller(anna, { ...anna, ...changes })).toBe(isSame);
  expect(isSameTraveller({ ...anna, ...changes }, anna)).toBe(isSame);
});
