import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ERRORS, type ErrorCode } from "#contract/wire/errors.ts";
import { createAccessKey, forgetSecondStep, openAccount } from "#server/modules/accounts/manage/manage-accounts.ts";
import { resealSeeds } from "#server/modules/accounts/second-step/reseal-seeds.ts";
import { buildTestApp, TEST_SECRETS, type TestApp } from "../../../../../tests/support/test-app.ts";

const PASSWORD = "nameboard-demo";
const CUSTOMER = "customer@demo.test";
const STAFF = "staff@company.example";

let served: TestApp;
let production: TestApp;
let staffPassword = "";
beforeAll(async () => {
  served = await buildTestApp();
  production = await buildTestApp({
    variables: { NODE_ENV: "production", ACQUIRER: "sandbox", PUBLIC_URL: "https://rides.example" },
  });
  const staff = { login: STAFF, role: "admin", staffRole: "owner", name: "Olga", phone: "", currency: "EUR" } as const;
  const at = new Date(production.clock.now);
  staffPassword = await openAccount(production.database.db, { ...staff, company: undefined, isCoordinator: false }, at);
});
afterAll(() => Promise.all([served.close(), production.close()]));
beforeEach(async () => {
  const { db } = served.database;
  for (const table of ["recovery_codes", "login_challenges", "second_steps", "login_failures"] as const)
    await db.deleteFrom(table).execute();
  // No code of the test before is one of this one.
  served.clock.now += 300_000;
});

/** One of our own pages in a browser, which keeps its cookies. */
function browser(app = served) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    send: async <T>(path: string, payload: object = {}) => {
      const answer = await app.app.inject({
        method: "POST",
        url: `/v4/auth/${path}?lang=en`,
        payload,
        headers: {
          "sec-fetch-site": "same-origin",
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        },
      });
      for (const header of [answer.headers["set-cookie"] ?? []].flat()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
        if (value === "") cookies.delete(name);
        else cookies.set(name, value);
      }
      const { result, error } = answer.json<{ result: T | null; error: { code: number; message: string } | null }>();
      return { result, error, refused: error?.code, status: answer.statusCode };
    },
  };
}

const numberOf = (code: ErrorCode) => ERRORS[code].number;
const codeOf = (secret: string, now: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });

/** A customer who logs in with a second step from now on, and what their app and their paper know. */
async function enrolled() {
  const own = browser();
  await own.send("login", { login: CUSTOMER, password: PASSWORD });
  const { result: card } = await own.send<{ secret: string }>("second-step/begin", { password: PASSWORD });
  const secret = card?.secret ?? "";
  const code = codeOf(secret, served.clock.now);
  const { result } = await own.send<{ recovery_codes: string[] }>("second-step/confirm", { code });
  served.clock.now += 60_000;
  return { own, secret, paper: result?.recovery_codes ?? [] };
}

/** A browser whose password was right. */
async function atSecondStep(login = CUSTOMER) {
  const other = browser();
  const { refused } = await other.send("login", { login, password: PASSWORD });
  expect(refused).toBe(numberOf("second-step-needed"));
  return other;
}

describe("T-08: an account with a second step", () => {
  it("logs in by password and code of its app, and its recovery codes each serve once in place of the app", async () => {
    const { secret, paper } = await enrolled();
    expect(new Set(paper).size).toBe(10);
    const other = await atSecondStep();
    expect(other.cookies.has("nameboard-session")).toBe(false);
    const { result } = await other.send("second-step", { code: codeOf(secret, served.clock.now) });
    expect(result).toMatchObject({ token: expect.any(String), refresh_token: expect.any(String) });
    expect([...other.cookies.keys()].toSorted()).toEqual(["nameboard-device", "nameboard-session"]);

    const [one = ""] = paper;
    const typed = one.toUpperCase().replaceAll("-", " ");
    expect((await (await atSecondStep()).send("second-step", { code: typed })).error).toBeNull();
    expect((await (await atSecondStep()).send("second-step", { code: one })).refused).toBe(numberOf("code-wrong"));
  });

  it("takes a code of its app once only, even when two send it at once, and none that is over", async () => {
    const { secret } = await enrolled();
    const code = codeOf(secret, served.clock.now);
    const others = [await atSecondStep(), await atSecondStep()];
    const answers = await Promise.all(others.map((other) => other.send("second-step", { code })));
    expect(answers.flatMap(({ refused }) => refused ?? [])).toEqual([numberOf("code-wrong")]);
    const old = codeOf(secret, served.clock.now - 90_000);
    expect((await (await atSecondStep()).send("second-step", { code: old })).refused).toBe(numberOf("code-wrong"));
  });

  it("is guessed no further than five codes for one password, and few for many: the right password forgives no wrong code", async () => {
    const { secret } = await enrolled();
    const other = await atSecondStep();
    const wrong = () => other.send("second-step", { code: "000000" });
    for (let at = 0; at < 4; at++) expect((await wrong()).refused).toBe(numberOf("code-wrong"));
    await other.send("login", { login: CUSTOMER, password: PASSWORD });
    expect((await wrong()).refused).toBe(numberOf("code-wrong"));
    expect((await wrong()).refused).toBe(numberOf("too-many-logins"));
    expect((await other.send("login", { login: CUSTOMER, password: PASSWORD })).status).toBe(429);
    served.clock.now += 31_000;
    const late = await other.send("second-step", { code: codeOf(secret, served.clock.now) });
    expect(late.error).toBeNull();

    await served.database.db.deleteFrom("login_failures").execute();
    const tired = await atSecondStep();
    await served.database.db.updateTable("login_challenges").set({ tries: 5 }).execute();
    const right = { code: codeOf(secret, served.clock.now + 30_000) };
    expect((await tired.send("second-step", right)).refused).toBe(numberOf("second-step-over"));
  });

  it("waits ten minutes for the code, and for nobody without the cookie of its own log-in", async () => {
    const { secret } = await enrolled();
    const stranger = await browser().send("second-step", { code: codeOf(secret, served.clock.now) });
    expect(stranger.refused).toBe(numberOf("second-step-over"));
    const other = await atSecondStep();
    served.clock.now += 601_000;
    const late = await other.send("second-step", { code: codeOf(secret, served.clock.now) });
    expect(late.refused).toBe(numberOf("second-step-over"));
  });

  it("refuses programs, which get no cookie and are told of the access key; the key opens the account for a year", async () => {
    await enrolled();
    const program = await served.app.inject({
      method: "POST",
      url: "/v1/auth/login?lang=en",
      payload: { user_id: "5", password: PASSWORD },
    });
    expect(program.statusCode).toBe(200);
    expect(program.json()).toMatchObject({ result: null, error: { message: expect.stringContaining("access key") } });
    expect(program.headers["set-cookie"]).toBeUndefined();
    const key = await createAccessKey(served.database.db, CUSTOMER, new Date(served.clock.now));
    const statusAfter = async (days: number) => {
      const now = served.clock.now;
      served.clock.now += days * 86_400_000;
      const headers = { authorization: `Bearer ${key}` };
      const { statusCode } = await served.app.inject({ url: "/v4/partners/get-setting-user", headers });
      served.clock.now = now;
      return statusCode;
    };
    expect([await statusAfter(364), await statusAfter(366)]).toEqual([200, 401]);
    const staff = createAccessKey(served.database.db, "admin@demo.test", new Date(served.clock.now));
    await expect(staff).rejects.toThrow("no access keys");
  });

  it("is set up and removed with the password only, and never replaced unasked", async () => {
    const { own, secret, paper } = await enrolled();
    const begin = (password: string) => own.send("second-step/begin", { password });
    expect((await begin("wrong")).refused).toBe(numberOf("password-wrong"));
    expect((await begin(PASSWORD)).refused).toBe(numberOf("second-step-set"));
    const [code = ""] = paper;
    const remove = (body: object) => own.send("second-step/remove", body);
    expect((await remove({ password: "wrong", code })).refused).toBe(numberOf("password-wrong"));
    expect((await remove({ password: PASSWORD, code: "000000" })).refused).toBe(numberOf("code-wrong"));
    const now = codeOf(secret, served.clock.now);
    expect((await remove({ password: PASSWORD, code: now })).result).toEqual({ removed: true });
    expect((await browser().send("login", { login: CUSTOMER, password: PASSWORD })).error).toBeNull();
  });

  it("that has lost everything is helped by an operator, and its sessions end", async () => {
    const { own } = await enrolled();
    const { db } = served.database;
    expect(await forgetSecondStep(db, CUSTOMER, new Date(served.clock.now))).toBe(true);
    expect(await forgetSecondStep(db, CUSTOMER, new Date(served.clock.now))).toBe(false);
    const cookie = `nameboard-session=${own.cookies.get("nameboard-session") ?? ""}`;
    const asked = await served.app.inject({ url: "/v4/partners/get-setting-user", headers: { cookie } });
    expect(asked.json()).toMatchObject({ result: { user_id: 0 } });
    expect((await browser().send("login", { login: CUSTOMER, password: PASSWORD })).error).toBeNull();
  });

  it("keeps its seed unreadable without the server's secret, and past a change of that secret", async () => {
    const { secret } = await enrolled();
    const { db } = served.database;
    const { seed } = await db.selectFrom("second_steps").select("seed").executeTakeFirstOrThrow();
    expect(seed.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false);
    await resealSeeds(db, ["another secret, long enough to be a new one", ...TEST_SECRETS]);
    const other = await atSecondStep();
    const code = codeOf(secret, served.clock.now);
    expect((await other.send("second-step", { code })).refused).toBe(numberOf("code-wrong"));
    await resealSeeds(db, [...TEST_SECRETS, "another secret, long enough to be a new one"]);
    expect((await other.send("second-step", { code })).error).toBeNull();
  });
});

describe("T-08: on a production server the staff", () => {
  it("sets up a second step before the first session begins, and logs in with it ever after", async () => {
    const own = browser(production);
    const enter = () => own.send("login", { login: STAFF, password: staffPassword });
    expect((await enter()).refused).toBe(numberOf("second-step-missing"));
    expect((await own.send("second-step", { code: "000000" })).refused).toBe(numberOf("second-step-over"));
    const { result: card } = await own.send<{ secret: string; address: string }>("second-step/begin");
    expect(card?.address).toContain(encodeURIComponent(STAFF));
    expect((await own.send("second-step/confirm", { code: "000000" })).refused).toBe(numberOf("code-wrong"));
    expect(own.cookies.has("__Host-nameboard-session")).toBe(false);
    const code = codeOf(card?.secret ?? "", production.clock.now);
    const { result } = await own.send<{ recovery_codes: string[] }>("second-step/confirm", { code });
    expect(result?.recovery_codes).toHaveLength(10);
    expect([...own.cookies.keys()].toSorted()).toEqual(["__Host-nameboard-device", "__Host-nameboard-session"]);
    expect((await enter()).refused).toBe(numberOf("second-step-needed"));
  });
});
