import { describe, expect, test } from "vitest";
import {
  ACQUIRER_VARIABLES,
  acquirerProblems,
  acquirerSettings,
  isPlayMoney,
} from "#server/settings/acquirer-settings.ts";

type Name = keyof typeof ACQUIRER_VARIABLES;

const said = (given: Partial<Record<Name, string>>) => (name: Name) => given[name] ?? ACQUIRER_VARIABLES[name].preset;
const STRIPE = {
  ACQUIRER: "stripe",
  STRIPE_KEY: "sk_live_s3cret",
  STRIPE_ACCOUNT: "acct_1",
  STRIPE_WEBHOOK_SECRETS: "whsec_new, whsec_old",
};
const YOOKASSA = { ACQUIRER: "yookassa", YOOKASSA_SHOP: "100500", YOOKASSA_KEY: "live_s3cret" };

describe("ruling 15: who takes card payments", () => {
  test("is the sandbox without a word, and it needs no keys", () => {
    expect(acquirerSettings(said({}))).toMatchObject({ chosen: "sandbox", stripe: undefined, yookassa: undefined });
    expect(acquirerProblems(said({}), false)).toEqual([]);
  });

  test("is read with the keys, and an acquirer that has keys is known though another is chosen", () => {
    const { chosen, stripe, yookassa } = acquirerSettings(said({ ...YOOKASSA, ...STRIPE }));
    expect([chosen, stripe?.webhookSecrets, yookassa?.receipts]).toEqual([
      "stripe",
      ["whsec_new", "whsec_old"],
      undefined,
    ]);
    const receipts = acquirerSettings(said({ ...YOOKASSA, YOOKASSA_VAT_CODE: "4", YOOKASSA_TAX_SYSTEM: "2" })).yookassa
      ?.receipts;
    expect(receipts).toEqual({ vatCode: 4, taxSystem: 2, mode: "prepayment" });
    expect(acquirerProblems(said({ ...YOOKASSA, ...STRIPE }), true)).toEqual([]);
  });

  test("57, H1: takes the currencies of its contract, and single ones may be another's", () => {
    const both = { ...YOOKASSA, ...STRIPE, STRIPE_CURRENCIES: "eur, GBP", ACQUIRER_BY_CURRENCY: "rub = yookassa" };
    const { byCurrency, stripe, yookassa } = acquirerSettings(said(both));
    expect([byCurrency.get("RUB"), yookassa?.currencies, stripe?.currencies]).toEqual([
      "yookassa",
      ["RUB"],
      ["EUR", "GBP"],
    ]);
    expect(acquirerProblems(said(both), true)).toEqual([]);
    expect(acquirerProblems(said({ ...STRIPE, STRIPE_CURRENCIES: "EURO" }), true)).toEqual([
      "STRIPE_CURRENCIES must be currencies such as EUR, separated by commas, or empty for all of Stripe's",
    ]);
    expect(acquirerProblems(said({ ...STRIPE, ACQUIRER_BY_CURRENCY: "RUB=yookassa" }), true)).toEqual([
      "YOOKASSA_KEY is needed: a secret key such as live_…",
      "YOOKASSA_SHOP is needed: the number of the shop",
    ]);
  });

  test("moves no money with the sandbox or with a test key of an account that takes payments", () => {
    const tried = { ...STRIPE, STRIPE_KEY: "rk_test_s3cret" };
    for (const [given, expected] of [
      [{}, true],
      [STRIPE, false],
      [tried, true],
      [{ ...YOOKASSA, YOOKASSA_KEY: "test_s3cret" }, true],
      [{ ...tried, ...YOOKASSA }, false],
      [{ ...tried, ...YOOKASSA, ACQUIRER_BY_CURRENCY: "EUR=stripe" }, true],
    ] as const)
      expect(isPlayMoney(acquirerSettings(said(given))), JSON.stringify(given)).toBe(expected);
  });

  test("is refused in words without its keys", () => {
    expect(acquirerProblems(said({ ACQUIRER: "stripe" }), true)).toEqual([
      "STRIPE_KEY is needed: a secret key such as sk_live_…",
      "STRIPE_ACCOUNT is needed: the account of that key, acct_…",
      "STRIPE_WEBHOOK_SECRETS is needed: one or two signing secrets, whsec_…",
    ]);
    expect(acquirerProblems(said({ ACQUIRER: "yookassa" }), true)).toEqual([
      "YOOKASSA_KEY is needed: a secret key such as live_…",
      "YOOKASSA_SHOP is needed: the number of the shop",
    ]);
  });

  test.each<[string, Partial<Record<Name, string>>]>([
    ["ACQUIRER", { ACQUIRER: "paypal" }],
    ["STRIPE_KEY", { ...STRIPE, STRIPE_KEY: "pk_live_s3cret" }],
    ["STRIPE_ACCOUNT", { ...STRIPE, STRIPE_ACCOUNT: "s3cret" }],
    ["STRIPE_WEBHOOK_SECRETS", { ...STRIPE, STRIPE_WEBHOOK_SECRETS: "whsec_s3cret,whsec_b,whsec_c" }],
    ["YOOKASSA_SHOP", { ...YOOKASSA, YOOKASSA_SHOP: "s3cret" }],
    ["YOOKASSA_CURRENCIES", { ...YOOKASSA, YOOKASSA_CURRENCIES: "roubles" }],
    ["ACQUIRER_BY_CURRENCY", { ...YOOKASSA, ACQUIRER_BY_CURRENCY: "EUR=sandbox" }],
    ["YOOKASSA_VAT_CODE", { ...YOOKASSA, YOOKASSA_VAT_CODE: "13" }],
    ["YOOKASSA_TAX_SYSTEM", { ...YOOKASSA, YOOKASSA_TAX_SYSTEM: "7" }],
    ["YOOKASSA_RECEIPT_MODE", { ...YOOKASSA, YOOKASSA_RECEIPT_MODE: "advance" }],
    ["YOOKASSA_NETWORKS", { ...YOOKASSA, YOOKASSA_NETWORKS: "185.71.76.0/33" }],
    ["STRIPE_URL", { ...STRIPE, STRIPE_URL: "http://api.stripe.com" }],
  ])("is refused with a wrong %s, and no secret is repeated", (name, given) => {
    const problems = acquirerProblems(said(given), true);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
    expect(problems[0]).not.toContain("s3cret");
  });
});
