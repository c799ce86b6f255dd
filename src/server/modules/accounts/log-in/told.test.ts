import { afterAll, beforeAll, expect, it } from "vitest";
import { headersOf } from "../../../../../tests/support/log-in.ts";
import { loggedTo } from "../../../../../tests/support/logged-to.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const lines: string[] = [];
let served: TestApp;
beforeAll(async () => {
  served = await buildTestApp(loggedTo(lines));
});
afterAll(() => served.close());

const post = (url: string, payload: object, headers = {}) =>
  served.app.inject({ method: "POST", url, payload, headers, remoteAddress: "192.0.2.77" });
const logIn = (login: string, password: string) => post("/v4/auth/login", { login, password });
const told = () =>
  lines.splice(0).flatMap((line) => {
    const { security } = JSON.parse(line) as { security?: { from: string } };
    if (security === undefined) return [];
    const { from, ...rest } = security;
    expect(from).toBe("192.0.2.0/24");
    return rest;
  });

it("the log tells of each log-in how it ended and whose it was, of each log-out and each refused call, and names nobody", async () => {
  const right = await logIn("customer@demo.test", "nameboard-demo");
  const { result } = right.json<{ result: { token: string } }>();
  const authorization = `Bearer ${result.token}`;
  await logIn("customer@demo.test", "a wrong canary");
  await logIn("canary@example.org", "a wrong canary");
  for (let at = 0; at < 5; at++) await logIn("canary@example.org", "a wrong canary");
  await post("/v4/auth/second-step", { code: "000000" });
  await served.app.inject({ url: "/v4/cost-centers", headers: { authorization }, remoteAddress: "192.0.2.77" });
  await post("/profile/logout", {}, { authorization });
  expect(lines.join("")).not.toMatch(/canary|demo\.test|192\.0\.2\.77/);
  expect(told()).toEqual([
    { what: "log-in", account: 5, result: "done" },
    { what: "log-in", account: 5, result: "login-wrong" },
    ...Array.from({ length: 5 }, () => ({ what: "log-in", account: null, result: "login-wrong" })),
    { what: "log-in", account: null, result: "too-many-logins" },
    { what: "second-step", account: null, result: "second-step-over" },
    { what: "access", account: 5, result: "forbidden" },
    { what: "log-out", account: 5, result: "done" },
  ]);
});

it("the log tells of a wrong order key, a reached limit, changed settings and what the staff does, by the call and never by what was sent", async () => {
  const { variables, parts } = loggedTo(lines);
  const limited = await buildTestApp({ parts, variables: { ...variables, CALLS_PER_MINUTE: "12" } });
  const at = (url: string, headers = {}) => limited.app.inject({ url, headers, remoteAddress: "192.0.2.77" });
  await at("/v4/orders/1000001", { "order-key": "canary-canary-canary-c" });
  for (let call = 0; call < 14; call++) await at("/v4/transport-nodes?term=canary");
  await limited.close();
  expect(told()).toEqual([
    { what: "order-key", account: null, result: "order-unknown" },
    ...Array.from({ length: 3 }, () => ({ what: "limit", account: null, result: "too-many-calls" })),
  ]);
  const act = async (person: "partnerP" | "admin", method: "PUT" | "POST", url: string, payload: object) => {
    const headers = await headersOf(served.app, person);
    lines.length = 0;
    await served.app.inject({ method, url, payload, headers, remoteAddress: "192.0.2.77" });
    expect(lines.join("")).not.toContain("canary");
    return told();
  };
  const settings = await act("partnerP", "PUT", "/v4/partners/booking-module-settings?lang=en", { title: "canary" });
  expect(settings).toEqual([{ what: "settings", account: 1863, result: "done" }]);
  expect(await act("admin", "POST", "/v4/orders/link", { email: "canary@example.org" })).toEqual([
    { what: "staff", account: expect.any(Number), result: "done", call: "sendOrderLink" },
  ]);
});

it("a refusal that answers 200, as that of a log-in, is named in the line of the answer", async () => {
  lines.length = 0;
  const payload = { login: "nobody@example.org", password: "wrong" };
  await served.app.inject({ method: "POST", url: "/v1/auth/login", payload, remoteAddress: "198.51.100.9" });
  const answered = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .find(({ msg }) => msg === "answered");
  expect(answered).toMatchObject({ status: 200, refused: "login-wrong" });
});

it("an account whose person was erased is refused like one that never was", async () => {
  const { db } = served.database;
  await db.updateTable("accounts").set({ password_hash: "!" }).where("user_id", "=", 6).execute();
  const erased = await logIn("6", "nameboard-demo");
  const unknown = await logIn("987654", "nameboard-demo");
  expect(erased.json<{ error: object }>().error).toEqual(unknown.json<{ error: object }>().error);
});
