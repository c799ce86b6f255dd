import { expect, test } from "vitest";
import { LOCALES } from "#domain/values/locale.ts";
import { messagesFor } from "#i18n/messages.ts";
import { placeProblemKey, type PlaceProblem } from "./place-problem.ts";

const PROBLEMS: readonly PlaceProblem[] = ["required", "notFound", "same", "refused", "unchosen"];
const PRICE_PROBLEMS = ["Finder.priceError", "Finder.noPrices"] as const;

test.each(LOCALES)("ERR-24, OPN-014: what is wrong with an end, or with the prices, is said in %s", (locale) => {
  const keys = ["from", "to"].flatMap((field) => PROBLEMS.map((problem) => placeProblemKey(problem, field)));
  const texts = [...keys, ...PRICE_PROBLEMS].map((key) => messagesFor(locale)[key]);
  expect(texts.filter((text) => text === undefined || text === "")).toEqual([]);
});

test("PLC-30: an end that is missing is asked for by its own words", () => {
  expect(placeProblemKey("required", "from")).not.toBe(placeProblemKey("required", "to"));
});
