import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ERRORS, type ErrorCode } from "#contract/wire/errors.ts";
import { createAccessKey } from "#server/modules/accounts/manage/manage-accounts.ts";
import { eventually, logInAs } from "../../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const PASSWORD = "nameboard-demo";
const OLD = "customer2@demo.test";
const NEW = "Boris.New@example.org";

let served: TestApp;
beforeAll(async () => {
  served = await buildTestApp({ listen: true });
});
afterAll(() => served.close());
const numberOf = (code: ErrorCode) => ERRORS[code].number;
async function post<T>(path: string, payload: object, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await served.app.inject({ method: "POST", url: `/v4/auth/${path}?lang=en`, payload, headers });
  const { result, error } = answer.json<{ result: T; error: { code: number } | null }>();
  return { result, refused: error?.code, body: answer.body.replace(/"x-uuid":"[^"]+"/, "") };
}
const ask = (token: string, email: string) => post("email", { email }, token);
const finish = (secret: string) => post<{ email: string }>("email/finish", { secret });
const logIn = async (login: string) => (await post("login", { login, password: PASSWORD })).refused;
const wishes = async () => {
  const { rows } = await served.database.pool.query("select email from email_changes");
  return rows.length;
};

/** The letters to an address, the last first, once all jobs are done. */
async function lettersTo(address: string): Promise<readonly string[]> {
  await eventually(async () => {
    const { rows } = await served.database.pool.query(
      "select from graphile_worker.jobs where task_identifier in ('publish_event', 'send_message')",
    );
    expect(rows).toHaveLength(0);
  });
  const names = (await readdir(served.mailDir)).filter((name) => name.endsWith(".json"));
  const kept = await Promise.all(names.map((name) => readFile(join(served.mailDir, name), "utf8")));
  const mails = kept.map(
    (mail) => JSON.parse(mail) as { readonly at: string; readonly to: string; readonly text: string },
  );
  return mails
    .filter(({ to }) => to === address)
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map(({ text }) => text);
}
const secretTo = async (address: string) => {
  const [last = ""] = await lettersTo(address);
  return /\/account\/settings\?lang=en#email=([\w-]+)/.exec(last)?.[1] ?? "";
};

it("ROL-01: an account gets another e-mail once its mailbox has confirmed it, logs in with that, and the former one is told", async () => {
  const token = await logInAs(served.app, "customer2");
  expect((await ask(token, NEW)).refused).toBeUndefined();
  const first = await secretTo(NEW);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(await logIn(OLD)).toBeUndefined();
  // Another wish makes the link of the former one worthless.
  await ask(token, NEW);
  const secret = await secretTo(NEW);
  expect((await finish(first)).refused).toBe(numberOf("link-over"));
  expect((await finish(secret)).result).toEqual({ email: NEW });
  expect((await finish(secret)).refused).toBe(numberOf("link-over"));
  expect([await logIn(NEW), await logIn(OLD)]).toEqual([undefined, numberOf("login-wrong")]);
  const [told = ""] = await lettersTo(OLD);
  expect(told).toContain("B***@example.org");
  expect(told).not.toContain(NEW);
});

it("T-04: an address that an account has is sent nothing, and the answer does not tell", async () => {
  const token = await logInAs(served.app, "customer3");
  const free = await ask(token, "nobody-has@example.org");
  const before = await wishes();
  expect((await ask(token, "Customer@demo.test")).body).toBe(free.body);
  expect(await wishes()).toBe(before);
});

it("T-08: another e-mail is asked for by whoever has just shown the password, and not by the key of a program", async () => {
  const token = await logInAs(served.app, "customer3");
  expect((await ask(token, "not an address")).refused).toBe(numberOf("profile-wrong"));
  served.clock.now += 15 * 60_000;
  expect((await ask(token, "later@example.org")).refused).toBe(numberOf("proof-needed"));
  const key = await createAccessKey(served.database.db, "partner2@demo.test", new Date(served.clock.now));
  expect((await ask(key, "program@example.org")).refused).toBe(numberOf("proof-needed"));
});

it("a link is good for an hour", async () => {
  const token = await logInAs(served.app, "customer3");
  await ask(token, "hour@example.org");
  const secret = await secretTo("hour@example.org");
  served.clock.now += 3_600_000;
  expect((await finish(secret)).refused).toBe(numberOf("link-over"));
});
