import { expect, test } from "vitest";
import { letterProblem, problemWords } from "./letter-problem.ts";

test.each([
  ["ESOCKET", "silent"],
  ["ECONNREFUSED", "silent"],
  ["ETIMEDOUT", "silent"],
  ["ETLS", "unsafe"],
  ["EAUTH 535", "logIn"],
  ["451", "later"],
  ["EENVELOPE 450", "later"],
  ["EENVELOPE 550", "address"],
  ["EMESSAGE 554", "refused"],
  ["gateway: number unknown", "texts"],
  ["TypeError in render", "ours"],
  ["unknown", "ours"],
] as const)("OPS-30: a letter that did not go says why in words: %s", (code, problem) =>
  expect(letterProblem(code)).toBe(problem),
);

test("OPS-30: the code stands behind the words, and a letter without a problem has none", () => {
  expect(problemWords("ESOCKET", (key) => key)).toBe("console.letters.problem.silent (ESOCKET)");
  expect(problemWords(null, (key) => key)).toBe("");
});
