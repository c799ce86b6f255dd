import { describe, expect, test } from "vitest";
import type { SettingUser } from "#contract/accounts.ts";
import { accountRules, bonusRules, payByOf } from "#web/trip/account-rules.ts";
import { EMPLOYEE } from "../../../tests/support/sample-offer.ts";

const employee: SettingUser = { ...EMPLOYEE, show_internal_number_order: false };

describe("what the form requires for each account", () => {
  test.each([null, undefined])("nothing of a visitor (%s)", (nobody) => {
    expect(accountRules(nobody)).toMatchObject({
      passenger: "natural",
      ownEmail: undefined,
      costCenter: "hidden",
      hasOrderNumber: false,
      hasTripNumber: false,
      hasViewers: false,
      payBy: ["card"],
    });
  });

  test.each([
    [0, "corporate", "hidden"],
    [1, "corporate", "offered"],
    [2, "corporate", "demanded"],
    [2, "admin", "offered"],
  ])("ROL-13, ROL-16, OPN-079: cost centre by level %i for %s: %s", (level, role, costCenter) => {
    expect(accountRules({ ...employee, cost_center_control: level, role }).costCenter).toBe(costCenter);
  });

  test("ROL-18, ROL-19, OPN-081: each number follows its flag, and both are hidden without the master switch", () => {
    const numbers = (change: Partial<SettingUser>) => {
      const { hasOrderNumber, hasTripNumber } = accountRules({ ...employee, ...change });
      return [hasOrderNumber, hasTripNumber];
    };
    expect(numbers({})).toEqual([false, true]);
    expect(numbers({ show_internal_number_order: true })).toEqual([true, true]);
    expect(numbers({ show_internal_number: false, show_internal_number_order: true })).toEqual([false, false]);
  });

  test("VAL-08, VAL-11, ROL-04, ROL-09, OPN-041: only a customer gets the account's e-mail, and everyone else is a legal entity", () => {
    expect(accountRules(employee)).toMatchObject({ passenger: "legal", ownEmail: undefined });
    expect(accountRules({ ...employee, role: "customer" })).toMatchObject({
      passenger: "natural",
      ownEmail: "clara@example.com",
    });
  });
});

test("BKF-12: people to keep informed are asked for where text messages are sent, and of no customer", () => {
  const hasViewers = (sendsTexts: boolean, role = "corporate") =>
    accountRules({ ...employee, role }, { sendsTexts }).hasViewers;
  expect([hasViewers(true), hasViewers(true, "customer"), hasViewers(false)]).toEqual([true, false, false]);
});

test("PAY-22: a payment method that is not on offer is not used", () => {
  const cardOnly = accountRules({ ...employee, to_card_and_cash: false, to_card_payments: true });
  expect([payByOf(null, accountRules(employee)), payByOf("cash", accountRules(employee))]).toEqual(["card", "cash"]);
  expect(payByOf("cash", cardOnly)).toBe("card");
});

test("found 1: a visitor may pay the driver where the page says so", () => {
  expect([accountRules(null).payBy, accountRules(null, { paysCash: true }).payBy]).toEqual([
    ["card"],
    ["card", "cash"],
  ]);
});

test.each([
  ["visitors, where nothing else is said", ["certificates"], true, undefined, true, false],
  ["where miles are on", ["certificates", "miles"], true, "site", true, true],
  ["an airline's page", [], true, "airline", false, true],
  ["a partner whose module hides the code", ["certificates"], false, undefined, false, false],
  ["where nothing is on", [], true, undefined, false, false],
] as const)(
  "LOY-15, LOY-19, ROL-22, OPN-071: certificate and miles number for %s",
  (_, features, showsPromoCode, platform, hasCertificate, hasMiles) => {
    const bonus = bonusRules({ features, showsPromoCode, platform });
    expect(bonus).toEqual({ hasCertificate, hasMiles, isAirline: platform === "airline" });
    expect(accountRules(null, {}, bonus)).toMatchObject(bonus);
    expect(accountRules(employee, {}, bonus)).toMatchObject(bonus);
  },
);
