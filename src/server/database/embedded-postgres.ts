import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, DatabaseError } from "pg";
import { holdDataDirectory, type DataDirectoryLock } from "./data-directory-lock.ts";
import { openDataDirectory, type DataDirectory } from "./data-directory.ts";
import {
  askPostgresToEnd,
  findPostmaster,
  launchPostgres,
  removeStalePidFile,
  stopPostgres,
  waitUntilGone,
  type Postmaster,
} from "./embedded-postgres-process.ts";
import { withStartLock } from "./embedded-postgres-start-lock.ts";
import { ensureCluster, restoreSteps } from "./ensure-cluster.ts";
import { lastingPostgres, type HeldPostgres, type Taking } from "./lasting-postgres.ts";
import { preparePostgresBinaries, SHARED_HOME, type PostgresBinaries } from "./postgres-binaries.ts";
import { refuseUnsafeSettings } from "./refuse-unsafe-settings.ts";
import { findUnprivilegedUser, type SystemUser } from "./unprivileged-user.ts";

/** A PostgreSQL of our own, held by this process alone. */
export type EmbeddedPostgres = {
  /** Connection string of the database "nameboard". */
  url: string;
  /** Where the cluster, its password and its log lie. */
  dataDir: string;
  /** Whether PostgreSQL was already running, left over from a server that was killed. */
  joined: boolean;
  /** Publishes the server's address for anyone who starts a second server on the same data directory. */
  announce: (address: string) => Promise<void>;
  /** Stops PostgreSQL and returns when it is gone. */
  stop: () => Promise<void>;
};

type Wanted = {
  dataDir: string;
  /** Prints one line of progress in plain words. */
  say: (line: string) => void;
  /** A fixed port instead of a free one. */
  port?: number;
  /** True when a person chose the folder (DATA_DIR); see `openDataDirectory`. */
  isExplicit?: boolean;
  /** The server's address, shown to anyone who starts a second one. */
  address?: string;
  /** Where root keeps the files that the PostgreSQL user must reach; tests keep it out of /var/lib. */
  sharedHome?: string;
  /** Called when PostgreSQL stopped by itself and starting it again did not help: nothing can be stored any more. */
  onLost?: (error: Error) => void;
  /** How often it may be started again within some minutes; tests try no longer than they must. */
  mostRestarts?: number;
};

type Installation = {
  directory: DataDirectory;
  binaries: PostgresBinaries;
  user: SystemUser | undefined;
};

type TakenOver = HeldPostgres & { readonly joined: boolean };

const PATIENCE_MS = 30_000;
/** How many times to look again for a PostgreSQL that hangs up. */
const ROUNDS = 5;
// PostgreSQL's codes for "no such database" and for a start or a stop in progress.
const NO_SUCH_DATABASE = "3D000";
const NOT_NOW = "57P03";

/** Starts PostgreSQL on the data directory, or joins the one that outlived its server, and takes the lock on it. */
export async function startEmbeddedPostgres(wanted: Wanted): Promise<EmbeddedPostgres> {
  const { dataDir, say, isExplicit = false, sharedHome = SHARED_HOME, onLost, mostRestarts } = wanted;
  const user = await findUnprivilegedUser(say);
  const directory = await openDataDirectory({ dataDir, isExplicit, user, say, sharedHome });
  return withStartLock(directory.home, async () => {
    const binaries = await preparePostgresBinaries({
      user,
      copyHome: user ? sharedHome : directory.home,
      say,
    });
    const running = await findPostmaster(directory.cluster);
    // A running PostgreSQL vouches for its files; inspecting them would only disturb it.
    if (!running) await ensureCluster({ directory, binaries, user, say });
    let joined: boolean | undefined;
    const takeOver = async (taking: Taking): Promise<HeldPostgres> => {
      const taken = await takeOverPatiently({ directory, binaries, user }, taking);
      joined ??= taken.joined;
      return taken;
    };
    const lasting = { home: directory.home, say, takeOver, mostRestarts, onLost };
    const postgres = await lastingPostgres(lasting, { port: wanted.port, address: wanted.address });
    if (joined === true) say("PostgreSQL was still running after its server had been killed: taking it over.");
    return { ...postgres, dataDir: directory.home, joined: joined === true };
  });
}

async function takeOverPatiently(installation: Installation, taking: Taking): Promise<TakenOver> {
  for (let round = 1; ; round++) {
    try {
      return await takeOver(installation, taking);
    } catch (error) {
      // A PostgreSQL that was killed just now still looks alive but hangs up, so look at what is left of it.
      if (round === ROUNDS || !isHangUp(error)) throw error;
      await sleep(100);
    }
  }
}

function isHangUp(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof DatabaseError) return false;
  const code = "code" in error ? String(error.code) : "";
  return /^(ECONNRESET|ECONNREFUSED|EPIPE)$/.test(code) || error.message.startsWith("Connection terminated");
}

async function takeOver(installation: Installation, { port, address, onLost }: Taking): Promise<TakenOver> {
  const { directory, binaries } = installation;
  const { postmaster, joined } = await joinOrLaunch(installation, port);
  let lock: DataDirectoryLock | undefined;
  try {
    const url = await openOwnDatabase(directory, postmaster);
    lock = await holdDataDirectory({ url, home: directory.home, address, onLost });
    await withConnection(url, refuseUnsafeSettings);
    const held = lock;
    const leave = () => askPostgresToEnd(postmaster);
    process.once("exit", leave);
    const forget = () => void process.removeListener("exit", leave);
    return {
      url,
      port: postmaster.port,
      joined,
      announce: held.announce,
      forget,
      // Under both locks: a start that comes meanwhile waits or is refused, and never joins a PostgreSQL that is going away.
      async stop() {
        await held.release(() => stopPostgres(postmaster, directory.cluster, binaries));
        forget();
      },
    };
  } catch (error) {
    await lock?.release();
    // We stop what we started; what we found belongs to somebody else.
    if (!joined) await stopPostgres(postmaster, directory.cluster, binaries);
    throw error;
  }
}

async function joinOrLaunch(
  installation: Installation,
  port: number | undefined,
): Promise<{ postmaster: Postmaster; joined: boolean }> {
  const { directory } = installation;
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(50)) {
    const running = await findPostmaster(directory.cluster);
    if (running?.isReady) return { postmaster: running, joined: true };
    // One that is just starting becomes ready, one that is just stopping goes away: look again.
    if (running) {
      await waitUntilGone(running.pid, directory.cluster, 50);
      continue;
    }
    await removeStalePidFile(directory.cluster);
    const launched = await launchPostgres({ ...installation, port }).catch((error: unknown) => {
      throw new Error(`${error instanceof Error ? error.message : String(error)}\n${restoreSteps(directory)}`, {
        cause: error,
      });
    });
    if (launched !== "in the way") return { postmaster: launched, joined: false };
  }
  throw new Error(
    `Another PostgreSQL holds ${directory.cluster} and neither answers nor ends. Its messages are in ${directory.log}.`,
  );
}

async function openOwnDatabase(directory: DataDirectory, { port }: Postmaster): Promise<string> {
  const password = (await readFile(directory.password, "utf8").catch(() => "")).trim();
  if (password === "")
    throw new Error(
      `The password of the database, ${directory.password}, is missing or closed to this user. ${restoreSteps(directory)}`,
    );
  const urlOf = (database: string) =>
    `postgres://nameboard:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(50)) {
    try {
      await withConnection(urlOf("nameboard"), () => Promise.resolve());
      return urlOf("nameboard");
    } catch (error) {
      const code = error instanceof DatabaseError ? error.code : undefined;
      if (Date.now() > deadline || (code !== NO_SUCH_DATABASE && code !== NOT_NOW)) throw error;
      if (code === NO_SUCH_DATABASE) await createDatabase(urlOf("postgres"));
    }
  }
}

async function createDatabase(url: string): Promise<void> {
  try {
    await withConnection(url, (client) => client.query("create database nameboard"));
  } catch (error) {
    // Another start was quicker: the error is "exists already", or the raw index violation of two simultaneous creations.
    if (!(error instanceof DatabaseError) || !["42P04", "23505", "55006"].includes(error.code ?? "")) throw error;
  }
}

async function withConnection(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  // A broken connection fails its query, which is reported; the event beside it must not end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
