import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { noteBackup } from "#server/database/backup/backups-made.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { readEnv } from "#server/env.ts";
import { toldRisks, whyNotStarted } from "#server/risks/find-risks.ts";
import { countOf, jobsDone } from "../../../tests/server/payment-steps.ts";
import { buildTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { createTestDatabase } from "../../../tests/support/test-database.ts";

/** A finished server in production, with a PostgreSQL of its own. */
const FINISHED = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://rides.example",
  SECRET: "a secret of the tests that is long enough to be one",
  ACQUIRER: "yookassa",
  YOOKASSA_SHOP: "100500",
  YOOKASSA_KEY: "live_key",
  SMTP_URL: "smtp://127.0.0.1:9",
  METRICS_TOKEN: "a-token",
};
const UNFINISHED = { NODE_ENV: "production", ACQUIRER: "sandbox", DATA_DIR: "/nowhere/at/all" };

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    listen: true,
    variables: { ...UNFINISHED, OPERATOR_MAIL: "desk@rides.example", OPERATOR_LANG: "en" },
  });
  // The template of test databases has demo accounts and prices; it was made long before the test's clock.
  test.clock.now = Date.now();
});
afterAll(() => test.close());

const sources = (variables: Record<string, string>) => ({
  env: readEnv(variables),
  db: test.database.db,
  clock: () => test.clock.now,
});

it("R10: production refuses a local address, a missing secret and open demo accounts, all at once and each with its remedy", async () => {
  const words = await whyNotStarted(sources(UNFINISHED));
  expect(words.map((line) => /\(accepted by ACCEPTED_RISKS=(.+)\)$/.exec(line)?.[1])).toEqual([
    "local-address",
    "made-secret",
    "demo-accounts",
  ]);
  for (const remedy of ["https://rides.example", "npm run secret", "npm run account -- close"])
    expect(words.join("\n")).toContain(remedy);
  const open = await whyNotStarted(sources({ ...FINISHED, PUBLIC_URL: "http://rides.example" }));
  expect(open).toEqual([expect.stringContaining("ACCEPTED_RISKS=plain-http"), expect.stringContaining("demo")]);
});

it("production starts with what the switch names, elsewhere nothing is refused, and a name nobody knows is", async () => {
  const ACCEPTED_RISKS = "local-address, made-secret,demo-accounts";
  expect(await whyNotStarted(sources({ ...UNFINISHED, ACCEPTED_RISKS }))).toEqual([]);
  expect(await whyNotStarted(sources({ DATA_DIR: "/nowhere" }))).toEqual([]);
  expect(await toldRisks(sources({ DATA_DIR: "/nowhere" }))).toEqual([]);
  expect(() => readEnv({ ACCEPTED_RISKS: "everything" })).toThrow("ACCEPTED_RISKS must be names of risks");
});

it("settings that cannot be used are told together with those that production refuses", () => {
  expect(() => readEnv({ ...UNFINISHED, LOG_LEVEL: "loud" })).toThrow(
    /LOG_LEVEL must be[^]*PUBLIC_URL leads to this machine/,
  );
});

it("an empty database has no demo accounts, and wants a secret", async () => {
  const { url, drop } = await createTestDatabase("template1");
  const database = openDatabase(url, { max: 1 });
  const empty = { ...sources({ ...FINISHED, SECRET: "", DATA_DIR: "/nowhere" }), db: database.db };
  const words = await whyNotStarted(empty);
  await database.close();
  await drop();
  expect(words).toEqual([expect.stringContaining("there is no secret")]);
});

it("the operator is told of demo prices and of a backup older than two days, until there are others", async () => {
  const told = () => toldRisks(sources(FINISHED));
  test.clock.now = Date.now() + 2 * 86_400_000 + 1;
  expect(await told()).toEqual(["demo-prices", "old-backup"]);
  await noteBackup(test.database.db, new Date(test.clock.now));
  await test.database.pool.query("update tariff_books set file_name = 'rides.yaml'");
  expect(await told()).toEqual([]);
  await test.database.pool.query("update tariff_books set file_name = null");
});

it("one letter a day tells the operator of all that is left, however often the job runs", async () => {
  const warn = async () => {
    await test.database.pool.query("select graphile_worker.add_job('warn_operator', '{}')");
    await jobsDone(test);
  };
  await warn();
  await warn();
  expect(await countOf(test, "messages where kind = 'server-risks'", [])).toBe(1);
  const [file = ""] = (await readdir(test.mailDir)).filter((name) => name.endsWith(".eml"));
  const letter = (await readFile(join(test.mailDir, file), "utf8")).replace(/=\r?\n/g, "");
  expect(letter).toContain("To: desk@rides.example");
  expect(letter).toContain("Subject: Your booking server: 4 things to put right");
  for (const words of ["npm run import:tariffs", "SMTP_URL", "METRICS_TOKEN", "moves no money"])
    expect(letter).toContain(words);
  expect(letter).toContain("no-mail,demo-prices,play-money,no-metrics-token");
  test.clock.now += 86_400_000;
  await warn();
  expect(await countOf(test, "messages where kind = 'server-risks'", [])).toBe(2);
});
