import { expect, test } from "vitest";
import { EMPTY_DRAFT } from "#domain/booking/trip-draft.ts";
import { accountRules } from "#web/trip/account-rules.ts";
import { PHONES, sampleOffer } from "../../../../../tests/support/sample-offer.ts";
import { checkMoney } from "./check-money.ts";

const WRONG = [["bonus-number", ["trans.frames.afl.bonus_number_error"]]];

test.each([
  ["none at all (LOY-10)", "", []],
  ["fewer than four digits (LOY-11)", "123", WRONG],
  ["a right check digit (LOY-12)", " 1230 ", []],
  ["a wrong check digit (LOY-12)", "1231", WRONG],
  ["a long one (LOY-13)", "50101041", []],
  ["a long one with a wrong digit (LOY-13)", "50101042", WRONG],
  ["with the gaps of a card", "5010 1041", []],
  ["with words around it, which no field cuts", "Card 50101041, valid until 12/28", WRONG],
  ["letters among the digits", "12a4", WRONG],
] as const)("LOY-14: a miles number is checked where it is asked for: %s", (_, bonusNumber, errors) => {
  const check = (hasMiles: boolean) =>
    checkMoney(
      sampleOffer(),
      { ...EMPTY_DRAFT, bonusNumber },
      accountRules(null, {}, { hasCertificate: true, hasMiles, isAirline: false }),
      PHONES,
    );
  expect(check(true)).toEqual(errors);
  expect(check(false)).toEqual([]);
});
