import { Logger } from "graphile-worker";
import type { Kysely } from "kysely";
import type { Pool } from "pg";
import type { Tables } from "#server/database/tables.ts";
import { EVENT_JOB, type Listener, type Listeners } from "#server/events.ts";
import { LANES, type LaneName, type LaneTasks } from "#server/job-runner/lanes.ts";
import { startLastingRunner, type LastingRunner } from "#server/job-runner/lasting-runner.ts";
import { limitedTasks } from "#server/job-runner/limited-tasks.ts";
import { startRunnerBeats } from "#server/job-runner/runner-beats.ts";

/** How long the poll for jobs sleeps without a notification, in milliseconds. */
const POLL_MS = 1000;

/** How long a server that stops waits for a mail server; then the letter goes back into the queue. */
const STOP_MS = 10_000;

/** What the job runner needs. */
export interface Outbox {
  readonly pool: Pool;
  /** Whether nobody else uses this database, so that any job held at the start is abandoned. */
  readonly alone: boolean;
  readonly db: Kysely<Tables>;
  readonly clock: () => number;
  /** The listeners of each event; each must tolerate being called twice. */
  readonly listeners: Listeners;
  readonly tasks: LaneTasks;
  /** Scheduled jobs, in crontab form. */
  readonly crontab: string;
  readonly onError: (error: unknown, job: string) => void;
  readonly count: (event: string) => void;
}

/** Starts passing events from the outbox to their listeners, and running the jobs they enqueue, each lane by a runner of its own. */
export async function startOutbox(outbox: Outbox): Promise<LastingRunner> {
  const { pool, alone, onError } = outbox;
  const tasks: LaneTasks = {
    ...outbox.tasks,
    events: {
      ...outbox.tasks.events,
      [EVENT_JOB]: (payload) => publish(outbox, (payload as { eventId: number }).eventId),
    },
  };
  const beats = await startRunnerBeats({ pool, alone, onError: (error) => onError(error, "the job runner's beat") });
  const runners: LastingRunner[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(runners.map((runner) => runner.stop()));
    await beats.stop();
  };
  try {
    for (const [lane, { concurrency, limitMs }] of Object.entries(LANES) as [LaneName, (typeof LANES)[LaneName]][]) {
      const options = {
        pgPool: pool,
        concurrency,
        pollInterval: POLL_MS,
        noHandleSignals: true,
        gracefulShutdownAbortTimeout: STOP_MS,
        crontab: lane === "events" ? outbox.crontab : "",
        // Failures are reported through onError; the library's own lines would contain whole payloads.
        logger: new Logger(() => () => undefined),
        taskList: limitedTasks(tasks[lane], limitMs),
      };
      const runner = await startLastingRunner(options, {
        begun: ({ events }) => events.on("job:error", ({ error, job }) => onError(error, job.task_identifier)),
        onError: (error) => onError(error, `the job runner of ${lane}`),
        hold: beats.hold,
        release: beats.release,
      });
      runners.push(runner);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
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
