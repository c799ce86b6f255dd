import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SettingUser } from "#contract/accounts.ts";
import type { getSettings } from "#contract/partners.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { call, logInAs, POINTS, searchPrices } from "../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

type Settings = EndpointResult<typeof getSettings>;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    variables: {
      FEATURES: "miles, certificates",
      SPECIAL_USERS_ALTERNATIVE_PRICE: "20=inr, 1863=USD",
      SPECIAL_USERS_YACHT_AGREEMENT: "20",
    },
  });
});
afterAll(() => test.close());

const session = async (name: string) => ({ authorization: `Bearer ${await logInAs(test.app, name)}` });

const start = async (query = "", headers: Record<string, string> = {}) =>
  call<Settings>(test.app, "GET", `/v4/settings${query}`, { headers });

describe("OPN-087: the initial settings of a page", () => {
  it("for a visitor: language, currency, colour and features, without an account", async () => {
    const { result } = await start("?lang=en");
    expect(result).toEqual({
      locale: "en",
      currency: "EUR",
      color: "#00AD5A",
      features: ["miles", "certificates"],
    });
    expect((await start("?lang=ru&currency=USD")).result).toMatchObject({ locale: "ru", currency: "USD" });
  });

  it("for an account: its settings and currency, which a query cannot name", async () => {
    const { result } = await start("?lang=ru", await session("customer2"));
    expect(result).toMatchObject({
      currency: "EUR",
      user: { user_id: 6, role: "customer", email: "customer2@demo.test" },
    });
    expect(result.module_settings).toBeUndefined();
  });

  it("OPN-090: a partner gets its module to edit, a visitor of its pages only the look", async () => {
    const partner = await session("partner");
    await call(test.app, "PUT", "/v4/partners/booking-module-settings", {
      body: { main_color: "5B4BDB" },
      headers: partner,
    });
    const own = (await start("", partner)).result;
    expect([own.color, own.module_settings?.editor, own.user?.partner_id]).toEqual(["#5B4BDB", true, 1863]);
    const visitor = (await start("?user_id=1863")).result;
    expect([visitor.color, visitor.module_settings?.editor, visitor.user]).toEqual(["#5B4BDB", false, undefined]);
  });

  it("NET-39: a page of a closed partner is forbidden, and its look is not shown", async () => {
    expect((await start("?user_id=25526")).result.forbidden).toBeUndefined();
    await test.database.pool.query("update accounts set disabled_at = now() where user_id = 25526");
    const { result, status } = await start("?user_id=25526");
    expect([status, result.forbidden, result.module_settings]).toEqual([200, true, undefined]);
  });

  it.each(["?user_id=5", "?user_id=999999", "?user_id=abc", "?user_id=-1"])(
    "%s does not belong to a partner: no account, no look, not forbidden",
    async (query) => {
      const { result } = await start(query);
      expect([result.user, result.module_settings, result.forbidden]).toEqual([undefined, undefined, undefined]);
    },
  );
});

const settingUser = async (query: string, headers: Record<string, string> = {}) =>
  (await call<SettingUser>(test.app, "GET", `/v4/partners/get-setting-user${query}`, { headers })).result;

describe("what the server's settings say of somebody", () => {
  it("BKF-33, OPN-085: visitors are sold no car at short notice where that is off for them, accounts are", async () => {
    // In 80 minutes by the Moscow clock, too soon for the lead time alone.
    const query = `&departure_time=${encodeURIComponent("2026-11-21 10:20")}`;
    const isFound = async (headers: Record<string, string> = {}) =>
      (await searchPrices(test.app, { query, headers })).some(({ is_fast_ride: isFast }) => isFast);
    expect([await isFound(), await isFound(await session("customer"))]).toEqual([false, true]);
    expect([(await settingUser("?user_id=999999")).allow_fast_ride]).toEqual([false]);
    expect((await settingUser("", await session("customer"))).allow_fast_ride).toBe(true);
  });

  it("ROL-22, OPN-085: rents and promotions are for whoever has them on: not for visitors here, but on a partner's page and for accounts", async () => {
    const found = async (query: string, headers: Record<string, string> = {}) => {
      const rent = `/v4/prices/rent?start_place_point=${POINTS.moscow}&lang=en${query}`;
      const rents = await call<readonly unknown[]>(test.app, "GET", rent, { headers });
      const promos = await call<readonly unknown[]>(test.app, "GET", `/v4/promo?lang=en${query}`, { headers });
      return [rents.result.length > 0, promos.result.length > 0];
    };
    expect(await found("")).toEqual([false, false]);
    expect(await found("&user_id=abc")).toEqual([false, false]);
    expect(await found("&user_id=1863")).toEqual([true, true]);
    expect(await found("", await session("customer"))).toEqual([true, true]);
  });

  it("ROL-07: each account says which internal numbers it is asked for", async () => {
    const numbersOf = async (name: string) => {
      const user = await settingUser("", await session(name));
      return [user.show_internal_number, user.show_internal_number_trip, user.show_internal_number_order];
    };
    expect(await numbersOf("employee")).toEqual([true, true, false]);
    expect(await numbersOf("coordinator2")).toEqual([true, false, true]);
    expect(await numbersOf("customer")).toEqual([false, false, false]);
    expect(await settingUser("")).toMatchObject({ show_internal_number: false, internal_number: null });
  });

  it("ROL-21, OPN-020, OPN-083: accounts that are named get a second currency, others none", async () => {
    const [named, other] = [await session("employee"), await session("customer")];
    expect((await settingUser("", named)).alternative_currency).toBe("INR");
    expect((await settingUser("", other)).alternative_currency).toBeNull();
    expect((await settingUser("?user_id=1863")).alternative_currency).toBe("USD");
  });

  it("ROL-21, OPN-084: the agreement on yachts is for visitors, customers and accounts that are named", async () => {
    const asked = await Promise.all(
      ["employee", "customer", "agent"].map(async (name) => settingUser("", await session(name))),
    );
    expect(asked.map((user) => user.yacht_agreement)).toEqual([true, true, false]);
    expect((await settingUser("")).yacht_agreement).toBe(true);
  });

  it.each([
    ["1863", ["certificates", "fast_ride", "promo", "yacht", "rent"]],
    ["424242", ["miles", "certificates"]],
  ])("NET-11, ROL-22, OPN-085: features of %s", async (user, features) => {
    const { result } = await call<string[]>(test.app, "GET", `/v4/partners/features/${user}`);
    expect(result).toEqual(features);
  });
});

describe("P6, LOY-18: prices and settings name the same points", () => {
  it.each([
    ["a visitor", undefined, "", 0],
    ["a visitor of a partner", undefined, "?user_id=1863", 0.05],
    ["that partner", "partner", "", 0.05],
    ["a customer", "customer", "", 0.01],
    ["a customer on that partner's page", "customer", "", 0.01],
    ["an employee", "employee", "", 0],
  ] as const)("%s", async (_who, name, query, rate) => {
    const headers = name === undefined ? {} : await session(name);
    const [price] = await searchPrices(test.app, { headers, query: query.replace("?", "&") });
    expect([price?.coef_loyalica, (await settingUser(query, headers)).coef_loyalica]).toEqual([rate, rate]);
  });
});
