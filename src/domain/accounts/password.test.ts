import { expect, test } from "vitest";
import { passwordFault } from "#domain/accounts/password.ts";

const ANNA = { login: "anna.demo@example.com", name: "Anna Demonova", email: "anna@company.example" };

test.each([
  ["1234567", "short"],
  ["👍👍👍👍👍👍👍", "short"],
  ["Anna.Demo@example.com", "own"],
  ["anna.demo", "own"],
  ["anna@company.example", "own"],
  ["ANNA demonova", "own"],
  ["Password1", "usual"],
  ["ｐａｓｓｗｏｒｄ", "usual"],
  ["йцукенгш", "usual"],
  ["aaaaaaaaaa", "usual"],
  ["a place to wait", undefined],
  ["жду у колонны", undefined],
])("T-04: the new password %s is judged as %s", (typed, fault) => {
  expect(passwordFault(typed, ANNA)).toBe(fault);
});
