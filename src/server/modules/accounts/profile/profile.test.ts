import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Profile } from "#contract/own-account/profile.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { createAccessKey } from "#server/modules/accounts/manage/manage-accounts.ts";
import { logInAs } from "../../../../../tests/support/factories.ts";
import { loggedTo } from "../../../../../tests/support/logged-to.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const WANTED = { name: "Anna Petrova", phone: "8 (916) 123-45-67", lang: "en", currency: "GBP" };

let served: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  served = await buildTestApp(loggedTo(lines));
});
afterAll(() => served.close());
beforeEach(async () => {
  const { db } = served.database;
  await db.updateTable("accounts").set({ language: null, chosen_currency: null }).execute();
  lines.length = 0;
});

interface Answer<T> {
  readonly result: T;
  readonly error: { readonly code: number; readonly message: string; readonly details?: { field?: string } } | null;
}

async function ask<T>(token: string, method: "GET" | "PUT" | "POST", path: string, payload?: object) {
  const answer = await served.app.inject({
    method,
    url: `/v4${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
  return answer.json<Answer<T>>();
}

const read = async (token: string) => (await ask<Profile>(token, "GET", "/auth/profile")).result;
const change = (token: string, wanted: object, query = "") =>
  ask<Profile>(token, "PUT", `/auth/profile${query}`, { ...WANTED, ...wanted });
const startOf = async (token: string, query = "") =>
  (await ask<{ locale: string; currency: string }>(token, "GET", `/settings${query}`)).result;

describe("ROL-01: what an account knows of its holder", () => {
  it("is changed by its holder alone: cleaned, the phone as it is dialled from anywhere, the e-mail not at all", async () => {
    const [own, stranger] = [await logInAs(served.app, "customer2"), await logInAs(served.app, "customer")];
    const before = await read(stranger);
    const kept = { name: "Anna Petrova", phone: "+79161234567", email: "customer2@demo.test" };
    const changed = await change(own, { name: "  Anna  Petrova " }, "?lang=ru");
    expect(changed.result).toEqual({ ...kept, lang: "en", currency: "GBP" });
    expect(await read(own)).toEqual(changed.result);
    expect(await read(stranger)).toEqual(before);
    expect((await change(own, { phone: "" })).result.phone).toBe("");
    const told = lines.filter((line) => line.includes('"change-profile"'));
    expect(told.map((line) => (JSON.parse(line) as { security: { result: string } }).security.result)).toEqual([
      "done",
      "done",
    ]);
    expect(told.join("")).not.toContain("Petrova");
  });

  it("stays as it is where a field is wrong, which the answer names", async () => {
    const own = await logInAs(served.app, "customer3");
    const before = await read(own);
    const refused = async (wanted: object) => {
      const { error } = await change(own, wanted, "?lang=en");
      return [error?.code, error?.details?.field, error?.message];
    };
    const code = ERRORS["profile-wrong"].number;
    expect(await refused({ name: " 12 " })).toEqual([code, "name", "Enter your full name"]);
    expect(await refused({ phone: "12" })).toEqual([code, "phone", "Check the phone number: it is too short"]);
    expect(await refused({ lang: "fr" })).toEqual([code, "lang", "Check your details"]);
    expect(await refused({ currency: "XXX" })).toEqual([code, "currency", "Check your details"]);
    expect(await read(own)).toEqual(before);
  });

  it("is not changed by the key of a program", async () => {
    const at = new Date(served.clock.now);
    const key = await createAccessKey(served.database.db, "partner2@demo.test", at);
    const before = await read(key);
    expect((await change(key, {})).error?.code).toBe(ERRORS.forbidden.number);
    expect(await read(key)).toEqual(before);
  });
});

describe("I18-04: the language and currency of an account", () => {
  it("answer calls that name neither; before, calls are answered as ever, and what a call names goes first", async () => {
    const own = await logInAs(served.app, "partner");
    expect(await startOf(own)).toMatchObject({ locale: "ru", currency: "EUR" });
    await change(own, { currency: "GBP" });
    expect(await startOf(own)).toMatchObject({ locale: "en", currency: "GBP" });
    expect(await startOf(own, "?lang=ru&currency=RUB")).toMatchObject({ locale: "ru", currency: "RUB" });
    const { result: prices } = await ask<{ currency: string }[]>(
      own,
      "GET",
      "/prices?start_place_point=55.972599,37.4146&finish_place_point=55.75222,37.61556",
    );
    expect(new Set(prices.map(({ currency }) => currency))).toEqual(new Set(["GBP"]));
  });

  it("are not those of a partner's page, which the operator sets", async () => {
    await change(await logInAs(served.app, "partner"), { currency: "GBP" });
    const answer = await served.app.inject({ method: "GET", url: "/v4/settings?user_id=1863&lang=en" });
    expect(answer.json<Answer<{ currency: string }>>().result.currency).toBe("EUR");
  });
});
