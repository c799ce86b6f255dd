import { expect, test } from "vitest";
import { accountSettings, visitorSettings } from "#domain/accounts/account-settings.ts";
import { mayPayCash, payChoices } from "#domain/booking/pay-choices.ts";

const CARD_ONLY = ["card"];
const BOTH = ["card", "cash"];

test.each([
  ["an account of which nothing is said", null, {}, CARD_ONLY],
  ["an account with the right", null, { mayPayCardAndCash: true }, BOTH],
  [
    "an account with the right that is bound to cards elsewhere",
    null,
    { mayPayCardAndCash: true, mayPayCardOnly: true },
    BOTH,
  ],
  ["an account bound to cards", null, { mayPayCardAndCash: false, mayPayCardOnly: true }, CARD_ONLY],
  ["an account whose two flags are off", null, { mayPayCardAndCash: false, mayPayCardOnly: false }, CARD_ONLY],
  ["an account of a company with the right", { mayPayCardAndCash: true }, {}, BOTH],
  ["an account without it in a company with it", { mayPayCardAndCash: true }, { mayPayCardAndCash: false }, CARD_ONLY],
  ["an account with it in a company without it", { mayPayCardAndCash: false }, { mayPayCardAndCash: true }, BOTH],
] as const)("PAY-22, OPN-055, found 1: %s", (_, company, own, choices) => {
  const settings = accountSettings(company, own);
  expect([payChoices(settings), mayPayCash(settings)]).toEqual([choices, choices.length === 2]);
});

test.each([
  [false, CARD_ONLY],
  [true, BOTH],
])("found 1: visitors may pay in cash where the operator says so: %s", (visitorsPayCash, choices) => {
  expect(payChoices(visitorSettings({ features: [], visitorsPayCash }))).toEqual(choices);
});

test("57, H1: in a currency that no card can pay customers with the right pay cash, and others are refused in words", () => {
  expect(payChoices({ mayPayCardAndCash: true }, false)).toEqual(["cash"]);
  expect(payChoices({ mayPayCardAndCash: false }, false)).toEqual(["card"]);
});
