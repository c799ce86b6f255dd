import { Logger, type Task, type TaskList } from "graphile-worker";
import type { Kysely } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import type { Tables } from "#server/database/tables.ts";
import { EVENT_JOB, type Listener, type Listeners } from "#server/events.ts";
import { startLastingRunner, type LastingRunner } from "#server/plugins/lasting-runner.ts";

/** Jobs that one server process runs at a time, so that some can wait for a slow mail server or acquirer. */
const CONCURRENCY = 4;

/** How long a job works alone, in milliseconds. */
const TURN_MS = 100;

/** How long the poll for jobs sleeps without a notification, in milliseconds. */
const POLL_MS = 1000;

/** No job of ours takes longer than this; a job held for longer belonged to a server that was killed. */
const LONGEST_JOB_MINUTES = 5;

/** The job that frees such jobs every minute. */
const FREE_JOBS_JOB = "free_jobs";

/** What the job runner needs. */
export interface Outbox {
  readonly pool: Pool;
  /** Whether nobody else uses this database, so that any job held at the start is abandoned. */
  readonly alone: boolean;
  readonly db: Kysely<Tables>;
  readonly clock: () => number;
  /** The listeners of each event; each must tolerate being called twice. */
  readonly listeners: Listeners;
  readonly tasks: TaskList;
  /** Scheduled jobs, in crontab form. */
  readonly crontab: string;
  readonly onError: (error: unknown, job: string) => void;
  readonly count: (event: string) => void;
}

/**
 * Makes jobs take turns: together they would take the database from the requests that caused them. A job that takes
 * longer waits for somebody else, a mail server perhaps, and the next one starts meanwhile.
 */
function takingTurns(tasks: TaskList): TaskList {
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = (task: Task): Task => {
    return async (payload, helpers) => {
      const before = turn;
      const done = before.then(() => task(payload, helpers));
      turn = before.then(() => Promise.race([done.catch(() => undefined), sleep(TURN_MS, null, { ref: false })]));
      return done;
    };
  };
  return Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, task && inTurn(task)]));
}

/** Starts passing events from the outbox to their listeners, and running the jobs they enqueue. */
export async function startOutbox(outbox: Outbox): Promise<LastingRunner> {
  await freeJobs(outbox.pool, outbox.alone ? 0 : LONGEST_JOB_MINUTES);
  const options = {
    pgPool: outbox.pool,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    crontab: `${outbox.crontab}\n* * * * * ${FREE_JOBS_JOB}`,
    // Failures are reported through onError; the library's own lines would contain whole payloads.
    logger: new Logger(() => () => undefined),
    taskList: takingTurns({
      ...outbox.tasks,
      [EVENT_JOB]: (payload) => publish(outbox, (payload as { eventId: number }).eventId),
      [FREE_JOBS_JOB]: () => freeJobs(outbox.pool, LONGEST_JOB_MINUTES),
    }),
  };
  return startLastingRunner(
    options,
    (runner) => runner.events.on("job:error", ({ error, job }) => outbox.onError(error, job.task_identifier)),
    (error) => outbox.onError(error, "the job runner"),
  );
}

/** Frees jobs that a killed server was running; the library alone would block them for four hours (I12). */
async function freeJobs(pool: Pool, minutes: number): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select locked_by from graphile_worker.jobs where locked_at <= now() - $1 * interval '1 minute'
     ))`,
    [minutes],
  );
}

/** Passes one event to its listeners and marks it handled, all in one transaction. */
async function publish(outbox: Outbox, eventId: number): Promise<void> {
  await outbox.db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable("outbox")
      .set({ handled_at: new Date(outbox.clock()) })
      .where("event_id", "=", eventId)
      .where("handled_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return;
    const { name, subject_kind: kind, subject_id: id, at, body } = row;
    // The row was written from one event, so its name and subject fit together.
    for (const listener of outbox.listeners[name] as readonly Listener[])
      await listener({ name, subject: { kind, id }, at, body }, trx);
    outbox.count(name);
  });
}
