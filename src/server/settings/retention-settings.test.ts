import { expect, test } from "vitest";
import { USUAL_TERMS } from "#domain/retention/retention-terms.ts";
import { RETENTION_VARIABLES, retentionProblems, retentionTerms } from "#server/settings/retention-settings.ts";

type Name = keyof typeof RETENTION_VARIABLES;

const said = (given: Partial<Record<Name, string>>) => (name: Name) => given[name] ?? RETENTION_VARIABLES[name].preset;

test("what is kept how long is what the operator says, and as usual without a word", () => {
  expect(retentionTerms(said({}))).toEqual(USUAL_TERMS);
  expect(retentionProblems(said({}))).toEqual([]);
  expect(retentionTerms(said({ KEEP_REQUESTS_MONTHS: "3", KEEP_NOTICES_DAYS: "10" }))).toEqual({
    ...USUAL_TERMS,
    requestMonths: 3,
    noticeDays: 10,
  });
});

test.each([
  ["PERSONAL_DATA_MONTHS", "121", /from 1 to 120/],
  ["KEEP_UNPAID_DAYS", "0", /from 1 to 3650/],
  ["KEEP_LETTER_FILES_DAYS", "a week", /from 1 to 3650/],
] as const)("%s=%s stops the start in plain words", (name, value, words) => {
  expect(retentionProblems(said({ [name]: value })).join()).toMatch(words);
});
