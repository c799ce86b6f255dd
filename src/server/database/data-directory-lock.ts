import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { isRunning } from "./embedded-postgres-process.ts";

/** Proof that this process, and no other server, uses the data directory. */
export type DataDirectoryLock = {
  /** Publishes the server's address for anyone who tries to start a second one. */
  announce: (address: string) => Promise<void>;
  /** Releases the directory, after the last work that must be done under the lock. */
  release: (lastWork?: () => Promise<void>) => Promise<void>;
};

/** Who uses a data directory, as the database sees it. */
export type Holder = { applicationName: string; backendPid: number; since: Date };

/** Thrown when another live server holds the data directory. */
export class DataDirectoryInUse extends Error {
  readonly holder: Holder | undefined;

  constructor(home: string, holder: Holder | undefined) {
    const who = holder ? `"${holder.applicationName}" since ${holder.since.toISOString()}` : "another server";
    super(
      `The data directory ${home} is in use by ${who}. ` +
        `Stop that server first, or give this one a folder of its own with DATA_DIR.`,
    );
    this.name = "DataDirectoryInUse";
    this.holder = holder;
  }
}

type Wanted = {
  url: string;
  home: string;
  address?: string | undefined;
  /** Called once when the lock is lost without being released: the server must stop taking orders. */
  onLost?: ((error: Error) => void) | undefined;
};

// Any constant will do, as long as nothing else in this database uses it.
const LOCK_NUMBER = 5_026_300_901;
const BURIAL_PATIENCE_MS = 5_000;

/** Takes the data directory for the life of this process, or throws an error that names its holder. */
export async function holdDataDirectory({ url, home, address, onLost }: Wanted): Promise<DataDirectoryLock> {
  const client = new Client({
    connectionString: url,
    application_name: describe(address),
    keepAlive: true,
  });
  let isReleased = false;
  let isLost = false;
  const lose = (error: Error) => {
    if (isReleased || isLost) return;
    isLost = true;
    onLost?.(error);
  };
  client.on("error", lose);
  client.on("end", () => lose(new Error("The connection that holds the data directory was closed.")));

  const release = async (lastWork?: () => Promise<void>) => {
    isReleased = true;
    try {
      await lastWork?.();
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  try {
    await client.connect();
    await takeLock(client, home);
  } catch (error) {
    await release();
    throw error;
  }
  return {
    release,
    announce: async (newAddress) => {
      await client.query("select set_config('application_name', $1, false)", [describe(newAddress)]);
    },
  };
}

async function takeLock(client: Client, home: string): Promise<void> {
  for (const deadline = Date.now() + BURIAL_PATIENCE_MS; ; await sleep(50)) {
    const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [LOCK_NUMBER]);
    if (rows[0]?.taken) return;
    const holder = await findHolder(client);
    // PostgreSQL may take a moment to notice that a killed server's connection is gone.
    const isDead = holder === undefined || !(await isServerRunning(holder));
    if (!isDead || Date.now() > deadline) throw new DataDirectoryInUse(home, holder);
  }
}

async function findHolder(client: Client): Promise<Holder | undefined> {
  const { rows } = await client.query<Holder>(
    `select activity.application_name as "applicationName", activity.pid as "backendPid", activity.backend_start as since
       from pg_locks held
       join pg_stat_activity activity on activity.pid = held.pid
      where held.locktype = 'advisory' and held.granted and held.objsubid = 1
        and held.database = (select oid from pg_database where datname = current_database())
        and (held.classid::bigint << 32 | held.objid::bigint) = $1`,
    [LOCK_NUMBER],
  );
  return rows[0];
}

async function isServerRunning({ applicationName }: Holder): Promise<boolean> {
  const pid = /\bpid (\d+)/.exec(applicationName)?.[1];
  return pid === undefined || isRunning(Number(pid));
}

function describe(address: string | undefined): string {
  return ["nameboard server pid", process.pid, address].filter((part) => part !== undefined).join(" ");
}
