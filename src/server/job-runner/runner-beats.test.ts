import { runMigrations } from "graphile-worker";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase, type Database } from "#server/database/open-database.ts";
import { startRunnerBeats } from "#server/job-runner/runner-beats.ts";
import { eventually } from "../../../tests/support/factories.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";

let own: TestDatabase;
let database: Database;
beforeEach(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { max: 2 });
  await runMigrations({ pgPool: database.pool });
});
afterEach(async () => {
  await database.close();
  await own.drop();
});

/** A job that a runner has held for ten minutes; the runner was last seen so many seconds ago. */
async function jobHeldBy(runner: string, seenSeconds?: number): Promise<void> {
  const { pool } = database;
  await pool.query("select graphile_worker.add_job('waits', json_build_object('of', $1::text))", [runner]);
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '10 minutes'
      where payload ->> 'of' = $1`,
    [runner],
  );
  if (seenSeconds !== undefined)
    await pool.query("insert into job_runners values ($1, now() - $2 * interval '1 second')", [runner, seenSeconds]);
}

async function holders(): Promise<(string | null)[]> {
  const { rows } = await database.pool.query<{ locked_by: string | null }>(
    "select locked_by from graphile_worker.jobs where locked_by is not null order by locked_by",
  );
  return rows.map((row) => row.locked_by);
}

it("I12: jobs of a runner that was not seen for half a minute are free, and those of a living one are its own", async () => {
  await jobHeldBy("dead", 31);
  await jobHeldBy("elsewhere", 20);
  await jobHeldBy("own");
  await database.pool.query("insert into job_runners values ('own', now())");
  const beats = await startRunnerBeats({
    pool: database.pool,
    alone: false,
    onError: (error) => expect.fail(String(error)),
    everyMs: 20,
  });
  beats.hold("own");
  await eventually(async () => expect(await holders()).toEqual(["elsewhere", "own"]));
  await beats.release("own");
  expect(await holders()).toEqual(["elsewhere"]);
  await beats.stop();
});
