import type { TaskList } from "graphile-worker";

/** A lane of jobs: what waits in one never holds up another. */
interface Lane {
  /** Jobs that one server process runs at a time, so that some can wait for somebody else. */
  readonly concurrency: number;
  /** The longest that a job may take, in milliseconds; then it has failed, and is tried again. */
  readonly limitMs: number;
}

/** The lanes: what happens inside, what waits for an acquirer, and what waits for a mail server. */
export const LANES = {
  events: { concurrency: 2, limitMs: 30_000 },
  money: { concurrency: 4, limitMs: 60_000 },
  letters: { concurrency: 3, limitMs: 60_000 },
} as const satisfies Readonly<Record<string, Lane>>;

/** The name of a lane. */
export type LaneName = keyof typeof LANES;

/** The jobs of each lane, by their names. */
export type LaneTasks = Readonly<Record<LaneName, TaskList>>;

/** In which lane a job runs; one that no lane names passes on an event. */
export function laneOfJob(tasks: LaneTasks, job: string): LaneName {
  return (Object.keys(LANES) as LaneName[]).find((lane) => tasks[lane][job] !== undefined) ?? "events";
}
