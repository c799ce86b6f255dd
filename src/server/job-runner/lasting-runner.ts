import { run, type Runner, type RunnerOptions, type WorkerEvents } from "graphile-worker";
import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { runnerPool } from "#server/job-runner/runner-pool.ts";

/** Wait before another runner is started, in milliseconds; twice as long after each try. */
const PAUSE_MS = { least: 250, most: 5000 } as const;

/** A job runner that lasts as long as the server. */
export interface LastingRunner {
  stop(): Promise<void>;
}

/** Who watches the runners that follow each other. */
export interface RunnerWatch {
  readonly begun: (runner: Runner) => void;
  readonly onError: (error: unknown) => void;
  /** A runner takes jobs under this name from now on. */
  readonly hold: (pool: string) => void;
  /** The runner of this name has ended: whatever it still holds is free. */
  readonly release: (pool: string) => Promise<void>;
}

interface Running {
  readonly runner: Runner;
  readonly pool: string;
}

/**
 * Runs jobs for as long as the server lives. A runner that has lost its connection once is replaced: the job it was being given
 * may be locked in its name although it never learned of it, and the library keeps the failure of a first question for good.
 */
export async function startLastingRunner(
  { pgPool, ...options }: RunnerOptions & { readonly pgPool: Pool },
  { begun, onError, hold, release }: RunnerWatch,
): Promise<LastingRunner> {
  const stopping = new AbortController();
  const leaving = new Set<Promise<void>>();
  let current: Running | undefined;
  let replacing: Promise<void> | undefined;

  const begin = async (): Promise<Running> => {
    const events: WorkerEvents = new EventEmitter();
    let pool = "";
    let isRunning = false;
    const fail = (error: unknown): void => {
      if (!isRunning || stopping.signal.aborted) return;
      isRunning = false;
      onError(error);
      replacing = replace();
    };
    events.on("pool:create", ({ workerPool }) => {
      pool = workerPool.id;
      hold(pool);
    });
    const runner = await run({ ...options, events, pgPool: runnerPool(pgPool, fail) });
    isRunning = true;
    runner.promise.then(() => fail(new Error("The job runner has ended.")), fail);
    begun(runner);
    return { runner, pool };
  };

  /** Ends a runner once its jobs are done; the next one works meanwhile. */
  const leave = async ({ runner, pool }: Running): Promise<void> => {
    // A worker that has just failed waits for its next try a moment later, and is not disturbed before; it may be ending by itself.
    await sleep(0);
    await runner.stop().catch(() => undefined);
    await runner.promise.catch(() => undefined);
    await release(pool).catch(onError);
  };

  const replace = async (): Promise<void> => {
    if (current !== undefined) {
      const left: Promise<void> = leave(current).finally(() => leaving.delete(left));
      leaving.add(left);
    }
    current = undefined;
    for (let pause: number = PAUSE_MS.least; current === undefined; pause = Math.min(2 * pause, PAUSE_MS.most)) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      current = await begin().catch((error: unknown) => {
        onError(error);
        return undefined;
      });
    }
  };

  current = await begin();
  return {
    async stop() {
      stopping.abort();
      await replacing;
      if (current !== undefined) await leave(current);
      await Promise.all(leaving);
    },
  };
}
