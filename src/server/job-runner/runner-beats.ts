import type { Pool } from "pg";
import { freeAbandonedJobs, freeJobsOf, freeJobsOfDead, seeRunners } from "#server/job-runner/held-jobs.repository.ts";

/** How often a server says which of its runners are alive, in milliseconds: three times before they would count as dead. */
const BEAT_MS = 10_000;

/** Says that this server's runners are alive, and frees the jobs of those that are not. */
export interface RunnerBeats {
  /** A runner takes jobs under this name. */
  readonly hold: (runner: string) => void;
  /** The runner has ended, so its jobs are free. */
  readonly release: (runner: string) => Promise<void>;
  /** Settles when nothing is asked any more. */
  readonly stop: () => Promise<void>;
}

/** What the beats need. */
interface BeatOptions {
  readonly pool: Pool;
  /** Whether nobody else uses this database, so that any job held at the start is abandoned. */
  readonly alone: boolean;
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number;
}

/** Starts the beats; jobs that a killed server was running are free within a minute. */
export async function startRunnerBeats({ pool, alone, onError, everyMs = BEAT_MS }: BeatOptions): Promise<RunnerBeats> {
  const held = new Set<string>();
  const ended = new Set<string>();
  let lastSeen = -Infinity;
  let beating: Promise<void> | undefined;
  let noting: Promise<void> = Promise.resolve();

  /** What could not be freed, because the database was away, is freed by the next beat. */
  const freeEnded = async (): Promise<void> => {
    const names = [...ended];
    if (names.length > 0) await freeJobsOf(pool, names);
    for (const name of names) ended.delete(name);
  };
  const beat = async (): Promise<void> => {
    const sinceLast = performance.now() - lastSeen;
    if (held.size > 0) await seeRunners(pool, [...held]);
    lastSeen = performance.now();
    await freeEnded();
    // While the database was away nobody could be seen: the others get the time of a beat to come back.
    if (sinceLast > 2 * everyMs) return;
    await freeJobsOfDead(pool);
    await freeAbandonedJobs(pool, { alone: false });
  };
  const beatOnce = (): void =>
    void (beating ??= beat()
      .catch(onError)
      .finally(() => (beating = undefined)));

  await freeAbandonedJobs(pool, { alone });
  const timer = setInterval(beatOnce, everyMs);
  timer.unref();
  return {
    hold(runner) {
      held.add(runner);
      noting = noting.then(() => seeRunners(pool, [runner])).catch(onError);
    },
    async release(runner) {
      held.delete(runner);
      ended.add(runner);
      // A beat under way may still say that it lives.
      await beating;
      await freeEnded();
    },
    async stop() {
      clearInterval(timer);
      await Promise.all([beating, noting]);
    },
  };
}
