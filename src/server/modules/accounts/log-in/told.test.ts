import { afterAll, beforeAll, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const lines: string[] = [];
let served: TestApp;
beforeAll(async () => {
  served = await buildTestApp({
    variables: { LOG_LEVEL: "info" },
    parts: { logStream: { write: (line) => void lines.push(line) } },
  });
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

it("an account whose person was erased is refused like one that never was", async () => {
  const { db } = served.database;
  await db.updateTable("accounts").set({ password_hash: "!" }).where("user_id", "=", 6).execute();
  const erased = await logIn("6", "nameboard-demo");
  const unknown = await logIn("987654", "nameboard-demo");
  expect(erased.json<{ error: object }>().error).toEqual(unknown.json<{ error: object }>().error);
});
