import { Logger } from "graphile-worker";
import { expect, it } from "vitest";
import { openDatabase } from "#server/database/open-database.ts";
import { startLastingRunner } from "#server/job-runner/lasting-runner.ts";
import { limitedTasks } from "#server/job-runner/limited-tasks.ts";
import { eventually } from "../../../tests/support/factories.ts";
import { createTestDatabase } from "../../../tests/support/test-database.ts";

it("R-11: a runner that loses its database before it wrote down that a job is done is replaced, and later jobs are done", async () => {
  const own = await createTestDatabase();
  const { pool, close } = openDatabase(own.url, { max: 6 });
  const connect = pool.connect.bind(pool);
  const refuse = (answer?: (error: Error) => void): unknown => {
    const error = new Error("Connection terminated unexpectedly");
    return answer === undefined ? Promise.reject(error) : answer(error);
  };
  const troubles: unknown[] = [];
  const held = new Set<string>();
  let done = 0;
  const options = {
    pgPool: pool,
    concurrency: 1,
    pollInterval: 50,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    taskList: {
      cut: () => void Object.assign(pool, { connect: refuse }),
      count: () => void done++,
    },
  };
  // What nobody has handled fails this test: the driver's promise that the job is done, for one.
  const runner = await startLastingRunner(options, {
    begun: () => undefined,
    onError: (error) => troubles.push(error),
    hold: (pool) => held.add(pool),
    release: async (pool) => void held.delete(pool),
  });
  const add = (task: string) => pool.query("select graphile_worker.add_job($1)", [task]);
  await add("cut");
  await eventually(async () => expect(troubles.length).toBeGreaterThan(0));
  Object.assign(pool, { connect });
  await eventually(() => add("count"));
  await eventually(async () => expect([done, held.size]).toEqual([1, 1]));
  await runner.stop();
  expect(held.size).toBe(0);
  await close();
  await own.drop();
});

it("R-18: a job that takes longer than its lane allows has failed, and the next one is begun at once", async () => {
  const begun: string[] = [];
  const tasks = limitedTasks({ hangs: () => new Promise(() => undefined), next: () => void begun.push("next") }, 300);
  const run = (name: string) => tasks[name]?.({}, {} as never);
  const hanging = run("hangs");
  await run("next");
  expect(begun).toEqual(["next"]);
  await expect(hanging).rejects.toThrow("hangs took longer than 0.3 s");
});
