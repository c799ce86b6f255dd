import { expect, it } from "vitest";
import { OPERATOR_ENDPOINTS } from "#contract/operator-calls.ts";
import { leavesEntry } from "#contract/wire/endpoint.ts";
import { LOCALES } from "#domain/values/locale.ts";
import { ACCOUNT_CALLS } from "#server/modules/accounts/manage/manage-from-shell.ts";
import { textOf } from "./source-files.ts";

/** Calls by which the staff logs in; they are entries too. */
const LOG_INS = ["logIn", "takeSecondStep", "confirmSecondStep"];

it("OPS-123: every call of the staff that leaves an entry has its words in each language", () => {
  const calls = OPERATOR_ENDPOINTS.filter(leavesEntry).map(({ name }) => name);
  expect(calls.length).toBeGreaterThan(40);
  const missing = LOCALES.flatMap((locale) => {
    const messages = JSON.parse(textOf(`src/i18n/messages/${locale}/console.json`) ?? "{}") as Record<string, string>;
    return [...calls, ...LOG_INS, ...ACCOUNT_CALLS]
      .filter((name) => !messages[`console.deed.${name}`])
      .map((name) => `${locale} ${name}`);
  });
  expect(missing).toEqual([]);
});

it("OPS-123: no two calls have the same words, for the filter names them", () => {
  const twice = LOCALES.flatMap((locale) => {
    const messages = JSON.parse(textOf(`src/i18n/messages/${locale}/console.json`) ?? "{}") as Record<string, string>;
    const words = Object.entries(messages).flatMap(([key, text]) => (key.startsWith("console.deed.") ? [text] : []));
    return words.filter((text, at) => words.indexOf(text) !== at);
  });
  expect(twice).toEqual([]);
});

it("OPS-123: what an accountant reads because it moves money are calls that leave an entry", () => {
  const money = OPERATOR_ENDPOINTS.filter(({ audit }) => audit?.isAboutMoney);
  expect(money.map(({ name }) => name)).toContain("takeCash");
  expect(money.filter((call) => !leavesEntry(call))).toEqual([]);
});
