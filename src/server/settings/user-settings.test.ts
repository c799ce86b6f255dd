import { expect, test } from "vitest";
import { USER_VARIABLES, userProblems, userSettings } from "#server/settings/user-settings.ts";

type Name = keyof typeof USER_VARIABLES;

const said = (given: Partial<Record<Name, string>>) => (name: Name) => given[name] ?? USER_VARIABLES[name].preset;

test("ROL-21, OPN-083, OPN-085: nobody is special and visitors get all but miles, until the operator says otherwise", () => {
  expect(userSettings(said({}))).toEqual({
    features: ["certificates", "fast_ride", "promo", "yacht", "rent"],
    visitorsPayCash: false,
    isCashDecided: false,
    alternativePrice: new Map(),
    yachtAgreement: new Set(),
    readingPeople: new Set(),
    limits: { letOffPercent: 0, release: { amount: 20_000_00, currency: "RUB" } },
    unpaid: { lapsesHours: 24, letterMinutes: 15 },
  });
  expect(userProblems(said({}))).toEqual([]);
});

test("ROL-21: the lists are read as they are written", () => {
  const text = said({
    FEATURES: "miles , rent",
    VISITORS_PAY_CASH: "yes",
    SPECIAL_USERS_ALTERNATIVE_PRICE: "2456 = inr,77=USD",
    SPECIAL_USERS_YACHT_AGREEMENT: "12, 77",
    PARTNERS_READING_PEOPLE: "1863",
    DISPATCHER_LET_OFF_PERCENT: "10",
    ACCOUNTANT_RELEASE_LIMIT: "500 eur",
  });
  expect(userSettings(text)).toEqual({
    features: ["miles", "rent"],
    visitorsPayCash: true,
    isCashDecided: true,
    alternativePrice: new Map([
      [2456, "INR"],
      [77, "USD"],
    ]),
    yachtAgreement: new Set([12, 77]),
    readingPeople: new Set([1863]),
    limits: { letOffPercent: 10, release: { amount: 500_00, currency: "EUR" } },
    unpaid: { lapsesHours: 24, letterMinutes: 15 },
  });
  expect(userProblems(text)).toEqual([]);
  expect(userSettings(said({ FEATURES: "none" })).features).toEqual([]);
});

test.each([
  ["UNPAID_LAPSES_HOURS", "a day", /from 0 to 720/],
  ["UNPAID_LETTER_MINUTES", "9999", /from 0 to 1440/],
  ["FEATURES", "miles,parking", /knows no parking/],
  ["SPECIAL_USERS_ALTERNATIVE_PRICE", "2456", /2456=INR/],
  ["SPECIAL_USERS_ALTERNATIVE_PRICE", "2456=XAU", /2456=INR/],
  ["SPECIAL_USERS_YACHT_AGREEMENT", "anna", /12,77/],
  ["PARTNERS_READING_PEOPLE", "all", /12,77/],
  ["DISPATCHER_LET_OFF_PERCENT", "101", /0 to 100/],
  ["ACCOUNTANT_RELEASE_LIMIT", "a lot", /20000 RUB/],
  ["ACCOUNTANT_RELEASE_LIMIT", "20000 XXX", /20000 RUB/],
] as const)("ROL-21: %s=%s stops the start in plain words", (name, value, words) => {
  expect(userProblems(said({ [name]: value })).join()).toMatch(words);
});
