import type { FastifyInstance } from "fastify";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AppParts } from "#server/app-parts.ts";
import { buildApp } from "#server/app.ts";
import { DATA_FILES } from "#server/data-files.ts";
import { openDatabase, type Database } from "#server/database/open-database.ts";
import { readEnv } from "#server/env.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { loadGround, type Ground } from "#server/modules/places/index.ts";
import { freePort } from "../../scripts/with-server.ts";
import { watchAnswers } from "./strict-answers.ts";
import { createTestDatabase } from "./test-database.ts";

/** 21 November 2026, 09:00 in Moscow. */
export const TEST_NOW = Date.UTC(2026, 10, 21, 6, 0);

/** What signs and seals in tests. */
export const TEST_SECRETS = ["a secret of the tests, long enough to be one"] as const;

/** Tests call more often than any visitor, and do not wait for letters. */
const NO_LIMITS = { CALLS_PER_MINUTE: "0", CHANGES_PER_HOUR: "0", LETTERS_PER_HOUR: "0", UNPAID_LETTER_MINUTES: "0" };

/** Of the database: a machine under load stops a process for seconds, also in the middle of a transaction, and no test is about that. */
const PATIENCE_MS = 120_000;

/** The server on its own database, with a clock that the test moves. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly gazetteer: Gazetteer;
  readonly clock: { now: number };
  readonly mailDir: string;
  /** Address it listens on, when it was asked to. */
  readonly url: string;
  close(): Promise<void>;
}

let ground: Promise<Ground> | undefined;

/** The real places and areas, loaded once for all tests of a process. */
export function testGround(): Promise<Ground> {
  ground ??= loadGround(DATA_FILES.folder);
  return ground;
}

/** The real gazetteer, loaded once for all tests of a process. */
export async function testGazetteer(): Promise<Gazetteer> {
  return (await testGround()).gazetteer;
}

/** Builds the server for a test; with `listen` it also accepts real connections and runs its jobs. */
export async function buildTestApp(
  options: {
    readonly listen?: boolean;
    readonly variables?: Record<string, string>;
    readonly parts?: Partial<AppParts>;
  } = {},
): Promise<TestApp> {
  const { listen = false, variables = {}, parts = {} } = options;
  const [known, { database, end }, mailDir, port] = await Promise.all([
    testGround(),
    // A database that the test has brought is the test's to close.
    parts.database === undefined ? ownDatabase() : { database: parts.database, end: () => undefined },
    mkdtemp(join(tmpdir(), "nameboard-mail-")),
    listen ? freePort() : Promise.resolve(3000),
  ]);
  const clock = { now: TEST_NOW };
  const env = readEnv({ LOG_LEVEL: "silent", PORT: String(port), ...NO_LIMITS, ...variables });
  const app = await buildApp({
    env,
    clock: () => clock.now,
    database,
    ground: known,
    secrets: TEST_SECRETS,
    pages: undefined,
    mailDir,
    runJobs: listen,
    isTimed: false,
    ...parts,
  });
  const mismatches = watchAnswers(app);
  if (listen) await app.listen({ host: "localhost", port });
  else await app.ready();
  return {
    app,
    database,
    gazetteer: known.gazetteer,
    clock,
    mailDir,
    url: `http://localhost:${port}`,
    close: async () => {
      await app.close();
      await end();
      await rm(mailDir, { recursive: true, force: true });
      // Every answer in every test is checked against the schema of its call.
      if (mismatches().length > 0)
        throw new Error(`Answers that differ from the contract:\n${mismatches().join("\n")}`);
    },
  };
}

async function ownDatabase() {
  const { url, drop } = await createTestDatabase();
  const database = openDatabase(url, { max: 8, patienceMs: PATIENCE_MS });
  return { database, end: () => database.close().then(drop) };
}
