import { afterAll, beforeAll, expect, it } from "vitest";
import { SHOWN_TOKEN_MARK } from "#contract/accounts.ts";
import { SHOWN_TOKEN_SECONDS } from "#domain/accounts/session-life.ts";
import { startAccessKey } from "#server/modules/accounts/start-session.ts";
import { logInAs } from "../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let served: TestApp;
beforeAll(async () => {
  served = await buildTestApp();
});
afterAll(() => served.close());

const me = (headers: Record<string, string>, query = "") =>
  served.app.inject({ url: `/v4/partners/get-setting-user${query}`, headers });

it("exchanges a token that stood in an address at once: the answer brings another, and the shown one soon ends (T-35, NET-08)", async () => {
  const { clock } = served;
  const at = clock.now;
  type Exchanged = { token?: string; refresh_token?: string };
  const shownAs = {
    "the old call": async (token: string) => me({}, `?token=${token}`),
    "our own page": async (token: string) => me({ authorization: `Bearer ${token}${SHOWN_TOKEN_MARK}` }),
  };
  for (const [where, show] of Object.entries(shownAs)) {
    const token = await logInAs(served.app, "customer");
    const bearer = async (shown: string) => (await me({ authorization: `Bearer ${shown}` })).statusCode;
    const { result } = (await show(token)).json<{ result: Exchanged }>();
    const { token: fresh = "", refresh_token: refresh = "" } = result;
    expect([where, fresh.length, fresh === token]).toEqual([where, token.length, false]);
    // An answer may be lost; later nobody gets another for what the logs have kept.
    clock.now = at + 30_000;
    expect((await show(token)).json<{ result: Exchanged }>().result.token).toHaveLength(token.length);
    clock.now = at + 90_000;
    const late = await show(token);
    expect([late.statusCode, late.json<{ result: Exchanged }>().result.token]).toEqual([200, undefined]);
    clock.now = at + SHOWN_TOKEN_SECONDS * 1000 + 1000;
    expect([where, await bearer(token), await bearer(fresh)]).toEqual([where, 401, 200]);
    const payload = { refresh_token: refresh };
    const renewed = await served.app.inject({ method: "POST", url: "/v4/auth/refresh", payload });
    expect(renewed.statusCode).toBe(200);
    clock.now = at;
  }
});

it("the key of a program answers from an address as before, and the log tells the operator (T-35)", async () => {
  const key = await startAccessKey({ db: served.database.db, clock: () => served.clock.now }, 5);
  const { result } = (await me({}, `?token=${key}`)).json<{ result: object }>();
  expect(result).toMatchObject({ user_id: 5 });
  expect(result).not.toHaveProperty("token");
  served.clock.now += SHOWN_TOKEN_SECONDS * 2000;
  expect((await me({ authorization: `Bearer ${key}` })).statusCode).toBe(200);
  served.clock.now -= SHOWN_TOKEN_SECONDS * 2000;
});
