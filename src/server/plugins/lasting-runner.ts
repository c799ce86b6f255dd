import { run, type Runner, type RunnerOptions, type WorkerEvents } from "graphile-worker";
import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

/** A runner that finds no way to its jobs so often in a row is replaced. */
const FAILURES_IN_A_ROW = 8;

/** Wait between tries to start another, in milliseconds. */
const PAUSE_MS = 1000;

/** A job runner that lasts as long as the server. */
export interface LastingRunner {
  stop(): Promise<void>;
}

/**
 * Runs jobs for as long as the server lives. A runner of the library keeps the failure of its first question to the database for
 * good, and would take no job any more once that was slow for a moment; such a one is replaced.
 */
export async function startLastingRunner(
  options: RunnerOptions,
  begun: (runner: Runner) => void,
  onError: (error: unknown) => void,
): Promise<LastingRunner> {
  let isStopped = false;
  let current: Runner | undefined;
  let replacing: Promise<void> | undefined;

  const begin = async (): Promise<Runner> => {
    const events: WorkerEvents = new EventEmitter();
    let failures = 0;
    const hasAsked = (): void => void (failures = 0);
    events.on("worker:getJob:empty", hasAsked);
    events.on("job:start", hasAsked);
    events.on("worker:getJob:error", ({ error }) => {
      failures += 1;
      if (failures !== FAILURES_IN_A_ROW || isStopped) return;
      onError(error);
      replacing = replace();
    });
    const runner = await run({ ...options, events });
    begun(runner);
    return runner;
  };

  const replace = async (): Promise<void> => {
    await current?.stop().catch(onError);
    current = undefined;
    while (!isStopped && current === undefined) {
      await sleep(PAUSE_MS);
      current = await begin().catch((error: unknown) => {
        onError(error);
        return undefined;
      });
    }
  };

  current = await begin();
  return {
    async stop() {
      isStopped = true;
      await replacing;
      await current?.stop();
    },
  };
}
