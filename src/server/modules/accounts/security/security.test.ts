import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Security } from "#contract/own-account/security.ts";
import { ERRORS, type ErrorCode } from "#contract/wire/errors.ts";
import { createAccessKey } from "#server/modules/accounts/manage/manage-accounts.ts";
import { MOST_KEYS } from "#server/modules/accounts/security/log-ins.ts";
import { loggedTo } from "../../../../../tests/support/logged-to.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const PASSWORD = "nameboard-demo";
const LOGIN = "partner2@demo.test";
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1";

let served: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  served = await buildTestApp(loggedTo(lines));
});
afterAll(() => served.close());
beforeEach(async () => {
  for (const table of ["sessions", "login_failures"] as const) await served.database.db.deleteFrom(table).execute();
  lines.length = 0;
});

const numberOf = (code: ErrorCode) => ERRORS[code].number;

/** Whoever holds a token, at a program that names itself. */
function holder(token: string, userAgent = PHONE) {
  const send = async <T>(method: "GET" | "POST", path: string, payload?: object) => {
    const answer = await served.app.inject({
      method,
      url: `/v4/auth/${path}?lang=en`,
      headers: { "user-agent": userAgent, ...(token !== "" && { authorization: `Bearer ${token}` }) },
      ...(payload && { payload }),
    });
    const { result, error } = answer.json<{ result: T; error: { code: number } | null }>();
    return { result, refused: error?.code, status: answer.statusCode };
  };
  return {
    token,
    post: <T>(path: string, payload: object) => send<T>("POST", path, payload),
    security: async () => (await send<Security>("GET", "security")).result,
    isIn: async () => (await send("GET", "security")).status === 200,
  };
}

async function logIn(password = PASSWORD, userAgent = PHONE) {
  const { result, refused } = await holder("", userAgent).post<{ token: string; refresh_token: string }>("login", {
    login: LOGIN,
    password,
  });
  return { ...holder(result?.token ?? "", userAgent), refused, refreshToken: result?.refresh_token ?? "" };
}

describe("T-08: where somebody is logged in", () => {
  it("is listed by browser and system, with this one and the keys of programs named as such", async () => {
    const { token } = await logIn(PASSWORD, "curl/8.5.0");
    served.clock.now += 60_000;
    await createAccessKey(served.database.db, LOGIN, new Date(served.clock.now));
    served.clock.now += 60_000;
    const own = await logIn();
    expect(token).not.toBe("");
    const { log_ins: found } = await own.security();
    expect(found.map(({ browser, is_this: mine, is_access_key: key }) => [browser, mine, key])).toEqual([
      ["Safari, iPhone", true, false],
      ["", false, true],
      ["", false, false],
    ]);
    expect(found[0]?.begun_at).toBe(new Date(served.clock.now).toISOString());
    expect(JSON.stringify(found)).not.toContain("Mozilla");
  });

  it("a partner makes keys of its own, so many and no more, each shown once and ended like a log-in", async () => {
    const own = await logIn();
    const made = await own.post<{ token: string }>("access-keys", {});
    expect(await holder(made.result.token).isIn()).toBe(true);
    for (let more = 1; more < MOST_KEYS; more += 1) await own.post("access-keys", {});
    expect((await own.post("access-keys", {})).refused).toBe(numberOf("too-many-keys"));
    // A key makes no keys, however it was come by.
    expect((await holder(made.result.token).post("access-keys", {})).refused).toBe(numberOf("proof-needed"));
    const keys = (await own.security()).log_ins.filter((one) => one.is_access_key);
    expect(keys.length).toBe(MOST_KEYS);
    for (const { log_in } of keys) await own.post("log-ins/end", { log_in });
    expect(await holder(made.result.token).isIn()).toBe(false);
  });

  it("is one line for a log-in however often it is renewed, and a renewed one goes on without the password", async () => {
    const first = await logIn();
    const { result } = await first.post<{ token: string }>("refresh", { refresh_token: first.refreshToken });
    const next = holder(result.token);
    expect((await next.security()).log_ins).toMatchObject([{ browser: "Safari, iPhone", is_this: true }]);
    expect((await next.post("log-ins/end", { log_in: "others" })).refused).toBeUndefined();
  });

  it("ends one by one or all others at once; nobody ends another's, and a key of a program only by itself", async () => {
    const [own, other, third] = [await logIn(), await logIn(), await logIn()];
    const key = holder(await createAccessKey(served.database.db, LOGIN, new Date(served.clock.now)));
    const stranger = await served.app.inject({
      method: "POST",
      url: "/v4/auth/login",
      payload: { login: "partner@demo.test", password: PASSWORD },
    });
    const { log_ins: found } = await other.security();
    const named = found.find(({ is_this: mine }) => mine)?.log_in ?? "";
    const theirs = holder(stranger.json<{ result: { token: string } }>().result.token);
    expect((await theirs.post("log-ins/end", { log_in: named })).result).toEqual({ ended: 0 });
    expect((await own.post("log-ins/end", { log_in: named })).result).toEqual({ ended: 1 });
    expect([await own.isIn(), await other.isIn(), await third.isIn()]).toEqual([true, false, true]);
    expect((await own.post("log-ins/end", { log_in: "others" })).result).toEqual({ ended: 1 });
    expect([await own.isIn(), await third.isIn(), await key.isIn()]).toEqual([true, false, true]);
    const { log_in: program = "" } = (await own.security()).log_ins.find((one) => one.is_access_key) ?? {};
    expect((await own.post("log-ins/end", { log_in: program })).result).toEqual({ ended: 1 });
    expect(await key.isIn()).toBe(false);
    // A refresh whose answer was lost does not bring it back.
    expect((await third.post("refresh", { refresh_token: third.refreshToken })).status).toBe(401);
  });
});

describe("T-08: what matters asks for the password again", () => {
  it("15 minutes after it was last shown, and not for another 15 once it is; a wrong one counts as a failed log-in", async () => {
    const own = await logIn();
    const end = () => own.post("log-ins/end", { log_in: "others" });
    served.clock.now += 899_000;
    expect((await end()).refused).toBeUndefined();
    served.clock.now += 1_000;
    expect((await end()).refused).toBe(numberOf("proof-needed"));
    expect((await own.post("confirm", { password: "wrong" })).refused).toBe(numberOf("password-wrong"));
    expect((await end()).refused).toBe(numberOf("proof-needed"));
    expect((await own.post("confirm", { password: PASSWORD })).refused).toBeUndefined();
    expect((await end()).refused).toBeUndefined();
    served.clock.now += 900_000;
    expect((await own.post("second-step/begin", {})).refused).toBe(numberOf("proof-needed"));
    for (let at = 0; at < 5; at++) await own.post("confirm", { password: "wrong" });
    expect((await own.post("confirm", { password: PASSWORD })).status).toBe(429);
  });

  it("of everybody but a program, whose key never passes", async () => {
    const key = holder(await createAccessKey(served.database.db, LOGIN, new Date(served.clock.now)));
    await key.post("confirm", { password: PASSWORD });
    expect((await key.post("log-ins/end", { log_in: "others" })).refused).toBe(numberOf("proof-needed"));
  });
});

describe("T-04: another password", () => {
  const NEW = "a column by the exit";

  it("is set by whoever gives the former one, ends all other log-ins, and is told in the log without either", async () => {
    const [own, other] = [await logIn(), await logIn()];
    const change = (password: string, next: string) => own.post("password", { password, new_password: next });
    expect((await change("wrong", NEW)).refused).toBe(numberOf("password-wrong"));
    // One's own name, one of those that we think of ourselves, and one of the 3,000 that are used most.
    for (const weak of [LOGIN, "Пароль123", "Montana1"])
      expect([weak, (await change(PASSWORD, weak)).refused]).toEqual([weak, numberOf("password-weak")]);
    expect(await other.isIn()).toBe(true);
    expect((await change(PASSWORD, NEW)).result).toEqual({ ended: 1 });
    expect([await own.isIn(), await other.isIn()]).toEqual([true, false]);
    expect((await logIn()).refused).toBe(numberOf("login-wrong"));
    expect((await logIn(NEW)).refused).toBeUndefined();
    const told = lines.flatMap(
      (line) => (JSON.parse(line) as { security?: { what: string; result: string } }).security ?? [],
    );
    expect(told.filter(({ what }) => what === "change-password").map(({ result }) => result)).toEqual([
      "password-wrong",
      "password-weak",
      "password-weak",
      "password-weak",
      "done",
    ]);
    expect(lines.join("")).not.toContain(NEW);
    await change(NEW, PASSWORD);
  });
});
