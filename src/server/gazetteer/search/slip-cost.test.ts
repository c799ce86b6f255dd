import { expect, test } from "vitest";
import { keyLetters } from "#server/gazetteer/search/key-search.ts";
import { slipCost } from "#server/gazetteer/search/slip-cost.ts";

test.each([
  ["moskva", "moskva", 0],
  ["mosva", "moskva", 1],
  ["moskkva", "moskva", 1],
  ["mosvka", "moskva", 1],
  ["maskva", "moskva", 1],
  ["moskfa", "moskva", 1],
  ["moslva", "moskva", 1],
  ["moskza", "moskva", 2],
  ["domadedavo", "domodedovo", 2],
])(
  "F12: %j is %j with so many slips: %d; a letter that is neither alike nor beside counts twice",
  (typed, name, slips) => {
    expect(slipCost(keyLetters(typed), keyLetters(name), "latin").whole).toBe(slips);
  },
);

test("F12: which key lies beside another depends on the keyboard, and a name may go on behind what was typed", () => {
  const [typed, name] = [keyLetters("pila"), keyLetters("rila")];
  expect([slipCost(typed, name, "cyrillic").whole, slipCost(typed, name, "latin").whole]).toEqual([1, 2]);
  expect(slipCost(keyLetters("barselna"), keyLetters("barselonasants"), "latin").begun).toBe(1);
});
