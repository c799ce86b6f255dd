import { afterAll, beforeAll, expect, it } from "vitest";
import type { getStaffSession } from "#contract/console/staff/get-staff-session.ts";
import type { findStaff } from "#contract/console/staff/staff.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { USUAL_SETTINGS, type OwnSettings } from "#domain/accounts/own-settings.ts";
import { INVITATION_SECONDS } from "#domain/accounts/recovery.ts";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { jobsDone } from "../../../../../tests/server/payment-steps.ts";
import { attemptKey, call } from "../../../../../tests/support/factories.ts";
import { headersOf } from "../../../../../tests/support/log-in.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

type Staff = EndpointResult<typeof findStaff>;

let test: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  test = await buildTestApp({ listen: true });
  owner = await headersOf(test.app, "admin");
});
afterAll(() => test.close());

const list = async () => (await call<Staff>(test.app, "GET", "/operator/v1/staff?lang=en", { headers: owner })).result;
const post = (path: string, body: unknown, key = attemptKey()) =>
  call<Staff>(test.app, "POST", `/operator/v1/staff${path}?lang=en`, {
    body,
    headers: { ...owner, "idempotency-key": key },
  });
const invite = async (email: string, key?: string) => post("", { email, name: "Nina Newcomer", role: "support" }, key);
const setPassword = (secret: string) =>
  call(test.app, "POST", "/v4/auth/recovery/finish?lang=en", {
    body: { secret, new_password: "a long enough one 7" },
  });
/** The secrets of the links that an address has been sent, the newest last. */
const secretsTo = async (email: string) => {
  await jobsDone(test);
  const letters = await createFileMailer({ dir: test.mailDir }).list();
  return letters
    .filter(({ to }) => to === email)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ text }) => /#([\w-]+)/.exec(text)?.[1] ?? "");
};
const entriesOf = async (id: number) =>
  (
    await test.database.pool.query(
      "select call, before, after from audit_entries where subject_kind = 'account' and subject_id = $1 and call <> 'logIn' order by entry_id",
      [id],
    )
  ).rows;
it("OPS-118: settings of one's own are there wherever one logs in, nobody else has them, and a clock that nobody knows is refused", async () => {
  const look = async (who: "dispatcher" | "support") =>
    (
      await call<EndpointResult<typeof getStaffSession>>(test.app, "GET", "/operator/v1/session", {
        headers: await headersOf(test.app, who),
      })
    ).result.settings;
  const save = async (settings: OwnSettings) =>
    call(test.app, "POST", "/operator/v1/own-settings?lang=en", {
      body: settings,
      headers: { ...(await headersOf(test.app, "dispatcher")), "idempotency-key": attemptKey() },
    });
  expect(await look("dispatcher")).toEqual(USUAL_SETTINGS);
  const own = {
    ...({ lang: "en", zone: "Asia/Dubai", density: "close", has_pages: true, has_keys: true } as const),
    ...({ keys: { confirm: "KeyY" }, has_sound: false, has_new_sound: false, first_screen: "timeline" } as const),
  };
  await save(own);
  expect(await look("dispatcher")).toEqual(own);
  expect(await look("support")).toEqual(USUAL_SETTINGS);
  expect((await save({ ...own, zone: "Mars/Olympus" })).error?.status).toBe(400);
  expect((await save({ ...own, keys: { confirm: "KeyG" } })).error?.status).toBe(400);
  expect(await look("dispatcher")).toEqual(own);
  await save(USUAL_SETTINGS);
  expect(await look("dispatcher")).toEqual(USUAL_SETTINGS);
});

const logIn = (login: string, password: string) =>
  call<{ token: string }>(test.app, "POST", "/v4/auth/login", { body: { login, password } });

it("OPS-74: an invitation sets a password once within 72 hours, and the account works from then on", async () => {
  const key = attemptKey();
  const [first, again] = await Promise.all([invite("nina@rides.example", key), invite("nina@rides.example", key)]);
  expect([first.error, again.error]).toEqual([null, null]);
  const nina = first.result.staff.find(({ login }) => login === "nina@rides.example");
  expect(nina).toMatchObject({
    role: "support",
    last_seen_at: null,
    invited_until: TEST_NOW + INVITATION_SECONDS * 1000,
  });
  expect((await invite("nina@rides.example")).error?.code).toBe(ERRORS["login-taken"].number);

  const [secret = ""] = await secretsTo("nina@rides.example");
  test.clock.now = TEST_NOW + INVITATION_SECONDS * 1000 - 1000;
  expect((await setPassword(secret)).error).toBeNull();
  expect((await setPassword(secret)).error?.code).toBe(ERRORS["link-over"].number);
  expect((await logIn("nina@rides.example", "a long enough one 7")).error).toBeNull();
  owner = await headersOf(test.app, "admin");
  expect(await entriesOf(nina?.user_id ?? 0)).toEqual([
    { call: "inviteStaff", before: {}, after: { login: "nina@rides.example", role: "support" } },
  ]);
});

it("found 51: without a mail server the owner gets the link of the invitation to pass on, and it sets the password", async () => {
  const { result } = await invite("oleg@rides.example");
  const { link } = result as typeof result & { readonly link: string | null };
  const [, secret = ""] = /^\/account\/password\?lang=\w+&invitation=1#(.+)$/.exec(link ?? "") ?? [];
  expect((await setPassword(secret)).error).toBeNull();
  expect((await logIn("oleg@rides.example", "a long enough one 7")).error).toBeNull();
});

it("OPS-74: a late link is over, and a second letter ends the first", async () => {
  const { result } = await invite("late@rides.example");
  const id = result.staff.find(({ login }) => login === "late@rides.example")?.user_id ?? 0;
  const [former = ""] = await secretsTo("late@rides.example");
  expect((await post(`/${id}/invite`, {})).error).toBeNull();
  const latter = (await secretsTo("late@rides.example")).find((secret) => secret !== former) ?? "";
  expect(latter).not.toBe("");
  expect((await setPassword(former)).error?.code).toBe(ERRORS["link-over"].number);
  test.clock.now += INVITATION_SECONDS * 1000;
  expect((await setPassword(latter)).error?.code).toBe(ERRORS["link-over"].number);
  owner = await headersOf(test.app, "admin");
});

it("OPS-74: closing an account ends its log-ins at once; opened again, it logs in anew", async () => {
  const support = await headersOf(test.app, "support");
  const board = () => call(test.app, "GET", "/operator/v1/board?lang=en", { headers: support });
  expect((await board()).status).toBe(200);
  expect((await post("/92/open", { is_open: false })).error).toBeNull();
  expect((await board()).status).toBe(401);
  expect((await logIn("support@demo.test", "nameboard-demo")).error).not.toBeNull();
  expect((await post("/92/open", { is_open: true })).error).toBeNull();
  expect((await board()).status).toBe(401);
  expect((await logIn("support@demo.test", "nameboard-demo")).error).toBeNull();
  expect((await entriesOf(92)).map(({ after }) => after)).toEqual([{ open: false }, { open: true }]);
});

it("OPS-75: the list tells devices and when somebody was last here; the last owner is neither closed nor lowered", async () => {
  const { staff } = await list();
  expect(staff.find(({ is_self: isSelf }) => isSelf)).toMatchObject({
    user_id: 90,
    role: "owner",
    has_second_step: false,
  });
  expect(staff.find(({ user_id: id }) => id === 90)?.devices.length).toBeGreaterThan(0);
  for (const [path, body] of [
    ["/90/open", { is_open: false }],
    ["/90/work", { role: "dispatcher" }],
  ] as const)
    expect((await post(path, body)).error?.code).toBe(ERRORS["last-owner"].number);
  expect((await post("/91/work", { role: "owner" })).error).toBeNull();
  expect((await post("/91/work", { role: "dispatcher" })).error).toBeNull();
  expect((await post("/5/open", { is_open: false })).error?.code).toBe(ERRORS["staff-unknown"].number);
});

it("OPR-10: what an owner does to accounts asks for the password again once it is older than 15 minutes", async () => {
  test.clock.now += 15 * 60_000;
  expect((await post("/92/work", { role: "accountant" })).error?.code).toBe(ERRORS["proof-needed"].number);
  expect((await list()).staff.find(({ user_id: id }) => id === 92)?.role).toBe("support");
});
