import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";

/** Statements in which the library writes down how a job ended; it leaves their promises to nobody. */
const ENDS_A_JOB = /^(complete|fail)_job/;

/**
 * The pool as a runner of jobs sees it. Every failed question is reported, because then the runner has to be replaced; and where
 * the library would not take care of the failure, so that it ended the process, it is taken care of here.
 */
export function runnerPool(pool: Pool, onTrouble: (error: unknown) => void): Pool {
  // Asked with a callback, the library listens for new jobs, and handles what happens to that connection by itself.
  const connect = (answer?: Parameters<Pool["connect"]>[0]): unknown =>
    answer === undefined ? Promise.resolve(askingClient(pool, onTrouble)) : pool.connect(answer);
  return Object.assign(Object.create(pool) as Pool, { connect, query: pool.query.bind(pool) });
}

/** A client that is connected by its first question, so that one place sees the failures of both. */
function askingClient(pool: Pool, onTrouble: (error: unknown) => void): PoolClient {
  let opened: Promise<PoolClient> | undefined;
  const client = {
    async query(asked: string | QueryConfig, values?: unknown[]): Promise<Pick<QueryResult, "rows">> {
      try {
        opened ??= pool.connect();
        return await (await opened).query(asked as string, values);
      } catch (error) {
        onTrouble(error);
        if (typeof asked === "string" || !ENDS_A_JOB.test(asked.name ?? "")) throw error;
        return { rows: [] };
      }
    },
    release: (error?: Error): void =>
      void opened?.then(
        (connected) => connected.release(error),
        () => undefined,
      ),
  };
  return client as unknown as PoolClient;
}
