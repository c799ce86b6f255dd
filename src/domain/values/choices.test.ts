import { describe, expect, test } from "vitest";
import { choicesInForce, type ChoiceSources } from "#domain/values/choices.ts";

const ADDRESS = { language: "en", currency: "usd" };
const BROWSER = { language: "ru", currency: "KZT" };
const ACCOUNT = { language: "en", currency: "GBP" };
const PAGE = { language: "ru", currency: "CNY" };

const CASES: readonly (readonly [what: string, sources: ChoiceSources, locale: string, currency: string])[] = [
  ["the address before all others", { address: ADDRESS, browser: BROWSER, account: ACCOUNT, page: PAGE }, "en", "USD"],
  ["what the browser keeps before the account", { browser: BROWSER, account: ACCOUNT, page: PAGE }, "ru", "KZT"],
  ["the account before the page", { account: ACCOUNT, page: PAGE }, "en", "GBP"],
  ["the page before the site", { page: PAGE }, "ru", "CNY"],
  ["the site where nobody names any", {}, "ru", "RUB"],
  ["each of the two by itself", { address: { language: "en" }, browser: { currency: "KZT" } }, "en", "KZT"],
  ["nothing of what an account has not chosen", { account: { language: null, currency: null } }, "ru", "RUB"],
  ["the next where a currency is none of ours", { address: { currency: "XXX" }, account: ACCOUNT }, "en", "GBP"],
  ["English for a language that we do not speak", { address: { language: "fr" }, account: BROWSER }, "en", "KZT"],
  ["the site's currency for the language in force", { account: { language: "en" } }, "en", "EUR"],
];

test("57, H1: a currency in which nobody can pay counts as not named, no matter where it was named", () => {
  const site = { host: "book.example.ru", operatorCurrency: "EUR", payable: ["RUB", "KZT"] } as const;
  expect(choicesInForce({ address: ADDRESS, browser: BROWSER }, site).currency).toBe("KZT");
  expect(choicesInForce({ address: ADDRESS }, site).currency).toBe("RUB");
  expect(choicesInForce({ address: { language: "en" } }, { ...site, payable: ["KZT", "TRY"] }).currency).toBe("KZT");
});

test("57, H1: a customer who may pay in cash names any currency; a page or the operator names only what a card can pay", () => {
  const site = { host: "book.example.ru", operatorCurrency: "EUR", payable: ["RUB", "KZT"], paysCash: true } as const;
  expect(choicesInForce({ address: ADDRESS, browser: BROWSER }, site).currency).toBe("USD");
  expect(choicesInForce({ account: ACCOUNT }, site).currency).toBe("GBP");
  expect(choicesInForce({ page: PAGE }, site).currency).toBe("RUB");
});

describe("contract 4.10, I18-02, I18-04, OPN-124: language and currency", () => {
  test.each(CASES)("are those of %s", (_what, sources, locale, currency) => {
    expect(choicesInForce(sources, { host: "book.example.ru" })).toEqual({ locale, currency });
  });

  test.each(CASES)("found 52: %s, but for the site, whose currency is the operator's where one is set", (...row) => {
    const [what, sources, locale, currency] = row;
    const isSites = what.startsWith("the site") || what.startsWith("nothing");
    const site = { host: "book.example.kz", operatorCurrency: "GBP" } as const;
    expect(choicesInForce(sources, site)).toEqual({ locale, currency: isSites ? "GBP" : currency });
  });
});
