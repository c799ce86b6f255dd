import type { Task, TaskList } from "graphile-worker";
import { setTimeout as sleep } from "node:timers/promises";

/** How long a job works alone, in milliseconds. */
const TURN_MS = 100;

/**
 * Makes the jobs of a lane take turns, and end in time. Together they would take the database from the requests that caused them:
 * a job that takes longer than its turn waits for somebody else, a mail server perhaps, and the next one starts meanwhile. One
 * that takes longer than the limit has failed, so that it never keeps its place for good.
 */
export function limitedTasks(tasks: TaskList, limitMs: number): TaskList {
  let turn: Promise<unknown> = Promise.resolve();
  const limited = (name: string, task: Task): Task => {
    return async (payload, helpers) => {
      const before = turn;
      const done = before.then(() => task(payload, helpers));
      const settled = done.then(
        () => undefined,
        () => undefined,
      );
      turn = before.then(() => Promise.race([settled, sleep(TURN_MS, undefined, { ref: false })]));
      await endInTime(done, name, limitMs);
    };
  };
  return Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, task && limited(name, task)]));
}

function endInTime(done: Promise<unknown>, name: string, limitMs: number): Promise<unknown> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${name} took longer than ${limitMs / 1000} s.`)), limitMs);
  timer.unref();
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
