import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ERRORS, type ErrorCode } from "#contract/wire/errors.ts";
import { eventually } from "../../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const LOGIN = "customer2@demo.test";
const PASSWORD = "nameboard-demo";
const NEW = "a column by the exit";

let served: TestApp;
beforeAll(async () => {
  served = await buildTestApp({ listen: true });
});
afterAll(() => served.close());
beforeEach(() => {
  served.clock.now += 86_400_000;
});

const numberOf = (code: ErrorCode) => ERRORS[code].number;
const post = async <T>(path: string, payload: object) => {
  const answer = await served.app.inject({ method: "POST", url: `/v4/auth/${path}?lang=en`, payload });
  const { result, error } = answer.json<{ result: T; error: { code: number } | null }>();
  return { result, refused: error?.code, body: answer.body.replace(/"x-uuid":"[^"]+"/, "") };
};
const logIn = (password: string) => post<{ token: string }>("login", { login: LOGIN, password });
const finish = (secret: string, password = NEW) => post("recovery/finish", { secret, new_password: password });
const recoveries = async () => {
  const { rows } = await served.database.pool.query("select recovery_id from password_recoveries");
  return rows.length;
};
/** All jobs of those who asked are done. */
const settled = () =>
  eventually(async () => {
    const { rows } = await served.database.pool.query(
      "select from graphile_worker.jobs where task_identifier in ('recover_password', 'publish_event', 'send_message')",
    );
    expect(rows).toHaveLength(0);
  });
/** Asks for a link, and takes its secret from the letter. */
async function secretOf(login = LOGIN): Promise<string> {
  await post("recovery", { login });
  await settled();
  const names = (await readdir(served.mailDir)).filter((name) => name.endsWith(".json"));
  const kept = await Promise.all(names.map((name) => readFile(join(served.mailDir, name), "utf8")));
  const mails = kept.map((mail) => JSON.parse(mail) as { readonly at: string; readonly text: string });
  const [last] = mails.toSorted((one, other) => other.at.localeCompare(one.at));
  return /\/account\/password\?lang=en#([\w-]+)/.exec(last?.text ?? "")?.[1] ?? "";
}

it("T-08: the link of the letter sets a new password once, and every log-in ends", async () => {
  const { result } = await logIn(PASSWORD);
  const secret = await secretOf();
  expect(secret).toMatch(/^[\w-]{43}$/);
  const { rows } = await served.database.pool.query("select * from password_recoveries");
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect((await finish(secret, "password1")).refused).toBe(numberOf("password-weak"));
  expect((await finish(secret)).refused).toBeUndefined();
  const asked = await served.app.inject({
    url: "/v4/auth/security",
    headers: { authorization: `Bearer ${result.token}` },
  });
  expect(asked.statusCode).toBe(401);
  expect((await logIn(PASSWORD)).refused).toBe(numberOf("login-wrong"));
  expect((await logIn(NEW)).refused).toBeUndefined();
  expect((await finish(secret, PASSWORD)).refused).toBe(numberOf("link-over"));
  served.clock.now += 60_000;
  expect((await finish(await secretOf("6"), PASSWORD)).refused).toBeUndefined();
});

it("a link is good for an hour, and a password set by one ends the others", async () => {
  const [first, second] = [await secretOf(), ((served.clock.now += 60_000), await secretOf())];
  expect(second).not.toBe(first);
  expect((await finish(first, PASSWORD)).refused).toBeUndefined();
  expect((await finish(second, PASSWORD)).refused).toBe(numberOf("link-over"));
  served.clock.now += 60_000;
  const third = await secretOf();
  served.clock.now += 3_600_000;
  expect((await finish(third, PASSWORD)).refused).toBe(numberOf("link-over"));
});

it("T-04: the answer is the same whether there is such an account, and whoever asks again at once sends no second letter", async () => {
  const before = await recoveries();
  const known = await post("recovery", { login: LOGIN });
  for (const login of ["nobody@example.org", "999999", LOGIN])
    expect((await post("recovery", { login })).body).toBe(known.body);
  await settled();
  expect((await recoveries()) - before).toBe(1);
});
