import { sql, type Kysely } from "kysely";
import type { Pool } from "pg";
import type { Tables } from "#server/database/tables.ts";

/** A runner that has not been seen for so long is dead, in seconds; its server may have been killed, or its machine. */
const DEAD_SECONDS = 30;

/** A job held for so long by a runner that nobody has ever seen belonged to an older version of the server, in minutes. */
const UNKNOWN_MINUTES = 5;

/** Notes that these runners are alive. */
export async function seeRunners(pool: Pool, names: readonly string[]): Promise<void> {
  await pool.query(
    `insert into job_runners (runner, seen_at) select unnest($1::text[]), now()
       on conflict (runner) do update set seen_at = excluded.seen_at`,
    [names],
  );
}

/** Frees the jobs of runners that have ended. */
export async function freeJobsOf(pool: Pool, names: readonly string[]): Promise<void> {
  await pool.query("select graphile_worker.force_unlock_workers($1::text[])", [names]);
  await pool.query("delete from job_runners where runner = any($1)", [names]);
}

/** Frees the jobs of runners that have died; the job library alone would block them for four hours. */
export async function freeJobsOfDead(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ runner: string }>(
    "select runner from job_runners where seen_at < now() - $1 * interval '1 second'",
    [DEAD_SECONDS],
  );
  if (rows.length > 0)
    await freeJobsOf(
      pool,
      rows.map(({ runner }) => runner),
    );
}

/** Frees the jobs of runners that nobody knows: all of them, where this server has the database to itself. */
export async function freeAbandonedJobs(pool: Pool, { alone }: { readonly alone: boolean }): Promise<void> {
  if (alone) await pool.query("delete from job_runners");
  await pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select locked_by from graphile_worker.jobs
        where locked_at <= now() - $1 * interval '1 minute'
          and not exists (select from job_runners where runner = locked_by)
     ))`,
    [alone ? 0 : UNKNOWN_MINUTES],
  );
}

/** How long the job that has waited longest is due, in seconds; null when it cannot be asked. */
export async function oldestJobSeconds(db: Kysely<Tables>): Promise<number | null> {
  const asked = sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(run_at)), 0)::int as seconds
      from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`.execute(db);
  return asked.then(
    ({ rows }) => rows[0]?.seconds ?? 0,
    () => null,
  );
}

/** The jobs of one kind that are due. */
export interface WaitingJobs {
  readonly job: string;
  readonly count: number;
  /** How long the first of them is due. */
  readonly seconds: number;
}

/** How many jobs of each kind are due and wait, and for how long; null when it cannot be asked. */
export async function waitingJobs(db: Kysely<Tables>): Promise<readonly WaitingJobs[] | null> {
  const asked = sql<WaitingJobs>`
    select task_identifier as job, count(*)::int as count, extract(epoch from now() - min(run_at))::int as seconds
      from graphile_worker.jobs
     where run_at <= now() and locked_at is null and attempts < max_attempts group by 1`.execute(db);
  return asked.then(
    ({ rows }) => rows,
    () => null,
  );
}
