import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_PREFIXES } from "#contract/wire/endpoint.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { SESSION_SECONDS } from "#domain/accounts/session-life.ts";
import { call } from "../../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const PASSWORD = "nameboard-demo";
const CUSTOMER = "customer@demo.test";

let served: TestApp;
beforeAll(async () => {
  served = await buildTestApp();
});
afterAll(() => served.close());

const logIn = async (body: object, url = "/v4/auth/login") => {
  const answer = await served.app.inject({ method: "POST", url, payload: body });
  return {
    answer,
    ...answer.json<{ result: { token: string; refresh_token: string } | null; error: { code: number } | null }>(),
  };
};
const tokenOf = async (login: string) => (await logIn({ login, password: PASSWORD })).result?.token ?? "";
const me = (headers: Record<string, string>, query = "") =>
  served.app.inject({ url: `/v4/partners/get-setting-user${query}`, headers });
const forgetFailures = () => served.database.db.deleteFrom("login_failures").execute();

describe("logging in", () => {
  it.each([
    [{ login: CUSTOMER }],
    [{ user_id: CUSTOMER }],
    [{ user_id: 5 }],
    [{ user_id: "5" }],
    [{ email: CUSTOMER }],
    [{ login: ` ${CUSTOMER.toUpperCase()} ` }],
    [{ login: CUSTOMER, user_id: 1863 }],
  ])("takes every body that clients send (NET-21, contract 1.4): %j", async (name) => {
    for (const prefix of ["/v1", "/v3", "/v4", "/transnextgen/v1"]) {
      const { answer, result, error } = await logIn({ ...name, password: PASSWORD }, `${prefix}/auth/login`);
      expect(answer.statusCode).toBe(200);
      expect(error).toBeNull();
      // Old clients read the result as a map of strings.
      expect(Object.values(result ?? {}).every((value) => typeof value === "string")).toBe(true);
      const own = await me({ authorization: `Bearer ${result?.token ?? ""}` });
      expect(own.json<{ result: object }>().result).toMatchObject({ user_id: 5, email: CUSTOMER, role: "customer" });
    }
  });

  it("sets a cookie for 14 days that scripts cannot read, and the cookie alone is the session (AUT-04, ruling 6)", async () => {
    const { answer } = await logIn({ login: CUSTOMER, password: PASSWORD });
    const cookie = String(answer.headers["set-cookie"]);
    expect(cookie).toContain(`Max-Age=${SESSION_SECONDS}`);
    expect(cookie).toContain("HttpOnly");
    const own = await me({ cookie: cookie.split(";")[0] ?? "" });
    expect(own.json<{ result: object }>().result).toMatchObject({ user_id: 5 });
  });

  it("accepts the bare token too, and the token in the query of the settings call (NET-08)", async () => {
    const token = await tokenOf(CUSTOMER);
    expect((await me({ authorization: token })).json<{ result: object }>().result).toMatchObject({ user_id: 5 });
    expect((await me({}, `?token=${token}`)).json<{ result: object }>().result).toMatchObject({ user_id: 5 });
    expect((await me({}, "?token=wrong")).statusCode).toBe(401);
  });

  it.each(API_PREFIXES)("W4: a wrong password is refused under %s with the status its clients need", async (prefix) => {
    await forgetFailures();
    const body = { login: CUSTOMER, password: "wrong" };
    const { answer, result, error } = await logIn(body, `${prefix}/auth/login?lang=en`);
    expect(answer.statusCode).toBe(prefix.endsWith("/v1") ? 200 : 400);
    expect({ result, error }).toEqual({
      result: null,
      error: { name: "Bad Request", type: "BadRequest", message: "Wrong login or password", code: 1100, status: 400 },
    });
    await forgetFailures();
  });

  it("takes user_id as the name of another account than the one that is logged in", async () => {
    const { answer } = await logIn({ login: CUSTOMER, password: PASSWORD });
    const cookie = String(answer.headers["set-cookie"]).split(";")[0] ?? "";
    const payload = { user_id: "customer2@demo.test", password: PASSWORD };
    const other = await served.app.inject({ method: "POST", url: "/v4/auth/login", payload, headers: { cookie } });
    expect(other.statusCode).toBe(200);
  });

  it("answers in the language of the body, as of the query, though the call itself has no such member (contract 1.5)", async () => {
    await forgetFailures();
    for (const name of ["lang", "language"]) {
      const { error } = await logIn({ login: CUSTOMER, password: "wrong", [name]: "en" });
      expect(error).toMatchObject({ message: "Wrong login or password" });
    }
    await forgetFailures();
  });

  it("is refused in the same words for a wrong password and an unknown name", async () => {
    await forgetFailures();
    const wrong = await logIn({ login: CUSTOMER, password: "wrong" });
    const unknown = await logIn({ login: "nobody@demo.test", password: "wrong" });
    expect(wrong.error).toEqual(unknown.error);
    expect(wrong.error).toMatchObject({ code: ERRORS["login-wrong"].number, status: 400 });
    expect(wrong.answer.headers["set-cookie"]).toBeUndefined();
  });

  it("T-04: five failures make a name wait, longer each time, even when sent at once; others can log in", async () => {
    await forgetFailures();
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn({ login: CUSTOMER, password: "wrong" })));
    expect(answers.filter(({ answer }) => answer.statusCode === 400)).toHaveLength(5);
    const refused = answers.find(({ answer }) => answer.statusCode === 429);
    expect(Number(refused?.answer.headers["retry-after"])).toBeGreaterThan(0);
    // People are told in minutes, programs in seconds.
    expect(refused?.error).toMatchObject({ message: expect.stringMatching(/(через 1 минуту|in 1 minute)$/) });
    expect((await logIn({ login: CUSTOMER, password: PASSWORD })).answer.statusCode).toBe(429);
    expect((await logIn({ login: "agent@demo.test", password: PASSWORD })).error).toBeNull();
    served.clock.now += 31_000;
    expect((await logIn({ login: CUSTOMER, password: "wrong" })).answer.statusCode).toBe(400);
    served.clock.now += 31_000;
    expect((await logIn({ login: CUSTOMER, password: PASSWORD })).answer.statusCode).toBe(429);
    served.clock.now += 30_000;
    expect((await logIn({ login: CUSTOMER, password: PASSWORD })).error).toBeNull();
  });

  it("R9, T-04: guesses of strangers never make an owner wait on a device that was logged in on before, nor from another network", async () => {
    await forgetFailures();
    const from = (remoteAddress: string, password: string, cookie = "") =>
      served.app.inject({
        method: "POST",
        url: "/v4/auth/login",
        payload: { login: "admin@demo.test", password },
        headers: { "sec-fetch-site": "same-origin", cookie },
        remoteAddress,
      });
    const first = await from("192.0.2.1", PASSWORD);
    const device = [first.headers["set-cookie"]].flat().find((cookie) => cookie?.startsWith("nameboard-device="));
    expect(device).toContain("HttpOnly");
    // Five from the owner's own network, and then so many from everywhere that the account itself waits.
    for (let at = 0; at < 6; at++) await from("192.0.2.1", "wrong");
    expect((await from("192.0.2.1", PASSWORD)).statusCode).toBe(429);
    expect((await from("198.51.100.1", PASSWORD)).statusCode).toBe(200);
    const { db } = served.database;
    const { user_id: id } = await db
      .selectFrom("accounts")
      .select("user_id")
      .where("login", "=", "admin@demo.test")
      .executeTakeFirstOrThrow();
    const everywhere = Array.from({ length: 60 }, () => ({ subject: `account ${id}`, at: new Date(served.clock.now) }));
    await db.insertInto("login_failures").values(everywhere).execute();
    expect((await from("198.51.100.1", PASSWORD)).statusCode).toBe(429);
    expect((await from("192.0.2.1", PASSWORD, device?.split(";")[0])).statusCode).toBe(200);
    // A device is known to its own accounts only, and its own guesses count.
    const other = { login: CUSTOMER, password: "wrong" };
    for (let at = 0; at < 6; at++) await from("192.0.2.1", "wrong", device?.split(";")[0]);
    expect((await from("192.0.2.1", PASSWORD, device?.split(";")[0])).statusCode).toBe(429);
    expect((await logIn(other)).answer.statusCode).toBe(400);
    await forgetFailures();
  });

  it("of two log-ins of one moment neither waits, whichever is counted first", async () => {
    await forgetFailures();
    await logIn({ login: "nobody@demo.test", password: "wrong" });
    served.clock.now -= 1;
    expect((await logIn({ login: CUSTOMER, password: PASSWORD })).error).toBeNull();
    served.clock.now += 1;
    await forgetFailures();
  });

  it("T-04: thirty failures over many names make an address wait", async () => {
    await forgetFailures();
    const statuses: number[] = [];
    for (let at = 0; at < 31; at++)
      statuses.push((await logIn({ login: `n${at}@demo.test`, password: "wrong" })).answer.statusCode);
    expect(statuses.slice(0, 30).every((status) => status === 400)).toBe(true);
    expect(statuses[30]).toBe(429);
    await forgetFailures();
  });
});

it.each(["\u0000", "a\u0000b@demo.test"])(
  "an impossible name is refused rather than failing as our error: %j",
  async (login) => {
    expect((await logIn({ login, password: "x" })).answer.statusCode).toBe(400);
  },
);

describe("a session", () => {
  it("ends as soon as the user logs out (NET-22)", async () => {
    const token = await tokenOf(CUSTOMER);
    const headers = { authorization: `Bearer ${token}` };
    const out = await served.app.inject({ method: "POST", url: "/profile/logout", headers });
    expect(out.json<{ result: object }>().result).toEqual({ logged_out: true });
    expect(String(out.headers["set-cookie"])).toContain("Max-Age=0");
    const after = await me(headers);
    expect(after.statusCode).toBe(401);
    expect(after.json()).toMatchObject({ result: null, error: { status: 401 } });
  });

  it("R9: expires after 14 days and can be renewed until day 30, twice only within a minute", async () => {
    const { result } = await logIn({ login: CUSTOMER, password: PASSWORD });
    served.clock.now += SESSION_SECONDS * 1000;
    expect((await me({ authorization: `Bearer ${result?.token ?? ""}` })).statusCode).toBe(401);
    const refresh = () =>
      served.app.inject({ method: "POST", url: "/v3/auth/refresh", payload: { refresh_token: result?.refresh_token } });
    const renewed = await refresh();
    const { token } = renewed.json<{ result: { token: string } }>().result;
    expect((await me({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
    // The answer was lost, or two tabs asked at once: both go on.
    served.clock.now += 30_000;
    const again = (await refresh()).json<{ result: { token: string } }>().result;
    for (const each of [token, again.token])
      expect((await me({ authorization: `Bearer ${each}` })).statusCode).toBe(200);
    // A later use means that somebody else has the token: whatever came of it ends too.
    served.clock.now += 31_000;
    expect((await refresh()).statusCode).toBe(401);
    for (const each of [token, again.token])
      expect((await me({ authorization: `Bearer ${each}` })).statusCode).toBe(401);
  });

  it("is not renewed again once its owner has logged out", async () => {
    const { result } = await logIn({ login: CUSTOMER, password: PASSWORD });
    const payload = { refresh_token: result?.refresh_token };
    const refresh = () => served.app.inject({ method: "POST", url: "/v3/auth/refresh", payload });
    const { token } = (await refresh()).json<{ result: { token: string } }>().result;
    const headers = { authorization: `Bearer ${token}` };
    await served.app.inject({ method: "POST", url: "/profile/logout", headers });
    expect((await refresh()).statusCode).toBe(401);
  });

  it("T-08: of staff ends after 12 hours without use and after 7 days in all, also by renewing", async () => {
    const { answer, result } = await logIn({ login: "admin@demo.test", password: PASSWORD });
    expect(String(answer.headers["set-cookie"])).toContain("Max-Age=604800");
    let [token, refresh] = [result?.token ?? "", result?.refresh_token ?? ""];
    const statusAfter = async (hours: number) => {
      served.clock.now += hours * 3_600_000;
      return (await me({ authorization: `Bearer ${token}` })).statusCode;
    };
    for (let half = 0; half < 13; half++) expect(await statusAfter(11)).toBe(200);
    const payload = { refresh_token: refresh };
    const renewed = await served.app.inject({ method: "POST", url: "/v4/auth/refresh", payload });
    ({ token, refresh_token: refresh } = renewed.json<{ result: { token: string; refresh_token: string } }>().result);
    expect(await statusAfter(11)).toBe(200);
    expect(await statusAfter(14)).toBe(401);
    const late = { refresh_token: refresh };
    expect((await served.app.inject({ method: "POST", url: "/v4/auth/refresh", payload: late })).statusCode).toBe(401);
    token = await tokenOf("admin@demo.test");
    expect([await statusAfter(11), await statusAfter(12)]).toEqual([200, 401]);
  });

  it("OPR-10: of staff ends after 12 hours of nothing but what an open page asks by itself", async () => {
    const token = await tokenOf("dispatcher@demo.test");
    const hourLater = async (more: Record<string, string>) => {
      served.clock.now += 3_600_000;
      return (await me({ authorization: `Bearer ${token}`, ...more })).statusCode;
    };
    for (let hour = 0; hour < 3; hour++) expect(await hourLater({})).toBe(200);
    for (let hour = 0; hour < 11; hour++) expect(await hourLater({ "x-unattended": "1" })).toBe(200);
    expect(await hourLater({ "x-unattended": "1" })).toBe(401);
    expect(await hourLater({})).toBe(401);
  });

  it("stops working once its account is disabled or has expired, and neither account can log in", async () => {
    const { db } = served.database;
    for (const change of [{ disabled_at: new Date(0) }, { expires_at: new Date(served.clock.now) }]) {
      const token = await tokenOf("customer2@demo.test");
      await db.updateTable("accounts").set(change).where("user_id", "=", 6).execute();
      expect((await me({ authorization: `Bearer ${token}` })).statusCode).toBe(401);
      const { answer, error } = await logIn({ login: "customer2@demo.test", password: PASSWORD });
      expect(answer.statusCode).toBe(200);
      expect(error?.code).toBe(ERRORS["account-closed"].number);
      await db.updateTable("accounts").set({ disabled_at: null, expires_at: null }).where("user_id", "=", 6).execute();
    }
  });

  it("that is no longer valid is refused everywhere, but as a cookie only makes a visitor", async () => {
    const find = (headers: Record<string, string>) =>
      served.app.inject({ url: "/v4/transport-nodes?term=SVO&lang=en", headers });
    expect((await find({ authorization: "Bearer wrong" })).statusCode).toBe(401);
    expect((await find({ authorization: "Basic dTpw" })).statusCode).toBe(401);
    expect((await find({ cookie: "nameboard-session=wrong" })).statusCode).toBe(200);
    // Scripts send these when they have no token.
    for (const none of ["Bearer null", "Bearer undefined", "Bearer ", "null"])
      expect((await find({ authorization: none })).statusCode).toBe(200);
    expect((await logIn({ login: CUSTOMER, password: PASSWORD })).error).toBeNull();
  });
});

describe("T-03, ruling 4: a user_id", () => {
  it("for another account than the session's is refused; accounts that act for others may name anybody", async () => {
    const ask = async (login: string) =>
      (await me({ authorization: `Bearer ${await tokenOf(login)}` }, "?user_id=6")).json<{
        result: { user_id: number; email: string } | null;
        error: { code: number } | null;
      }>();
    expect((await ask(CUSTOMER)).error?.code).toBe(ERRORS["user-differs"].number);
    expect((await ask("agent@demo.test")).result).toMatchObject({ user_id: 6, email: "" });
  });

  it.each(["1e+308", "1.5", "-5", "x", "99999999999"])(
    "that is not an account number is ignored: %s",
    async (typed) => {
      const url = `/v4/partners/get-setting-user?user_id=${encodeURIComponent(typed)}`;
      const { status, result } = await call<object>(served.app, "GET", url);
      expect([status, result]).toMatchObject([200, { user_id: 0, role: "customer" }]);
    },
  );

  it("NET-07, ROL-20: alone reveals nothing about a person: a customer, a partner's visitor and an unknown id differ only in what a page shows", async () => {
    const ask = async (userId: number) =>
      (await call<object>(served.app, "GET", `/v4/partners/get-setting-user?user_id=${userId}`)).result;
    expect(await ask(5)).toMatchObject({
      user_id: 5,
      role: "customer",
      email: "",
      phone: "",
      name: "",
      travel_policy: false,
    });
    expect({ ...(await ask(5)), user_id: 0 }).toEqual({ ...(await ask(999_999)), user_id: 0 });
    expect(await ask(25_526)).toMatchObject({ role: "partner", partner_id: 25_526, email: "", travel_policy: true });
  });
});

describe("NET-34: cost centres", () => {
  const search = async (login: string, query: string) =>
    served.app.inject({
      url: `/v4/cost-centers?${query}`,
      headers: { authorization: `Bearer ${await tokenOf(login)}` },
    });

  it("are found by title, ten a page, in the caller's own company only (T-06)", async () => {
    const second = (await search("employee@demo.test", "page=2&limit=10")).json<{
      result: { items: { title: string }[]; page_data: object };
    }>();
    expect(second.result.page_data).toEqual({ page: 2, items_on_page: 10, total_items: 25, page_count: 3 });
    expect(second.result.items).toHaveLength(10);
    const sales = (await search("coordinator@demo.test", "title=sAles")).json<{
      result: { items: { title: string }[] };
    }>();
    expect(sales.result.items.map(({ title }) => title)).toEqual(["Sales East", "Sales West"]);
    const others = (await search("coordinator2@demo.test", "title=sales")).json<{ result: { items: object[] } }>();
    expect(others.result.items).toEqual([]);
  });

  it("are refused to visitors with 401 and to accounts without a company with 403", async () => {
    expect((await served.app.inject("/v4/cost-centers")).statusCode).toBe(401);
    expect((await search(CUSTOMER, "")).statusCode).toBe(403);
  });
});

it("demo accounts cannot log in on a production server", async () => {
  const production = await buildTestApp({
    variables: { NODE_ENV: "production", ACQUIRER: "sandbox", PUBLIC_URL: "https://rides.example" },
  });
  const answer = await production.app.inject({
    method: "POST",
    url: "/v4/auth/login",
    payload: { login: CUSTOMER, password: PASSWORD },
  });
  expect(answer.json()).toMatchObject({ result: null, error: { code: ERRORS["account-closed"].number } });
  await production.close();
});
