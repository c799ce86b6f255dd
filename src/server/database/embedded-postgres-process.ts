import { execFile, spawn } from "node:child_process";
import { open, readFile, readdir, rename, rm, stat } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { DataDirectory } from "./data-directory.ts";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import type { SystemUser } from "./unprivileged-user.ts";

/** What postmaster.pid says about the PostgreSQL of a data directory. */
export type Postmaster = { pid: number; port: number; isReady: boolean };

type Launch = {
  directory: DataDirectory;
  binaries: PostgresBinaries;
  user: SystemUser | undefined;
  port?: number | undefined;
  /** Settings that override SETTINGS; tests use them to make an unsafe server. */
  settings?: Record<string, string>;
};

const LOG_BYTES_MAX = 5_000_000;
const START_PATIENCE_MS = 60_000;
const FAST_STOP_MS = 10_000;
const HARD_STOP_MS = 6_000;

// Given on the command line, where an edited postgresql.conf cannot override them.
const SETTINGS: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  max_connections: "100",
  shared_buffers: "128MB",
  timezone: "UTC",
  log_timezone: "UTC",
  lc_messages: "C",
  // The server reports failed statements without personal data; here they would appear with all their values.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
};

/** The environment for PostgreSQL's programs; ours is not passed on, because it may hold secrets and PG* settings. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { LC_ALL: "C", TZ: "UTC" };
  for (const name of ["PATH", "SystemRoot", "TEMP", "TMP"]) if (process.env[name]) env[name] = process.env[name];
  return env;
}

/** Whether a process with this number runs; a zombie (dead, but not yet reaped by its parent) does not. */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return !/^\d+ \(.*\) [ZX]/s.test(status);
}

/** The PostgreSQL that runs on this cluster, or undefined; a number that now belongs to another program does not count. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0 || !(await isRunning(pid)) || !(await isPostgresOf(pid, cluster)))
    return undefined;
  // Where the system does not say what a process is, an open port has to do.
  if (process.platform !== "linux" && !(await isPortOpen(port))) return undefined;
  return { pid, port, isReady: lines[7]?.trim() === "ready" };
}

async function isPostgresOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== "linux") return true;
  if ((await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "")).trim() !== "postgres") return false;
  const [ours, owner] = await Promise.all([stat(cluster), stat(`/proc/${pid}`)]).catch(() => []);
  // PostgreSQL only serves files of its own user.
  if (!ours || !owner || (owner.uid !== ours.uid && owner.uid !== 0)) return false;
  const folder = await stat(`/proc/${pid}/cwd`).catch(() => undefined);
  // A process that does not reveal its folder is assumed to be ours; the password will tell.
  return folder === undefined || (folder.ino === ours.ino && folder.dev === ours.dev);
}

function isPortOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port });
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

/**
 * Removes the postmaster.pid of a dead PostgreSQL, because PostgreSQL refuses to start while
 * its number is taken: by another program, or by its own zombie until the parent reaps it.
 * Call it only under the start lock, or a second start could lose a fresh file.
 */
export async function removeStalePidFile(cluster: string): Promise<void> {
  if (process.platform !== "linux") return;
  // Helper processes that outlive a killed postmaster still hold the files; while one runs, nothing may be removed.
  for (const name of await readdir("/proc")) {
    const pid = Number(name);
    if (pid > 0 && (await isPostgresOf(pid, cluster)) && (await isRunning(pid))) return;
  }
  await rm(join(cluster, "postmaster.pid"), { force: true });
}

/** Starts PostgreSQL and waits until it accepts connections; returns the reason when another PostgreSQL is in the way. */
export async function launchPostgres(launch: Launch): Promise<Postmaster | "in the way"> {
  const { directory, binaries, user } = launch;
  const port = launch.port ?? (await findFreePort());
  const settings = Object.entries({ ...SETTINGS, ...launch.settings }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const args = ["-D", directory.cluster, "-p", String(port), ...settings];

  const log = await openLog(directory.log);
  const logStart = (await log.stat()).size;
  // A process group of its own, because Ctrl-C in the terminal must reach only us: we still have orders to finish.
  const child = spawn(binaries.postgres, args, {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: directory.home,
    detached: true,
    env: postgresEnvironment(),
    stdio: ["ignore", log.fd, log.fd],
    windowsHide: true,
  });
  let failure: Error | undefined;
  child.once("error", (error) => (failure = error));
  const hasExited = () => failure !== undefined || child.exitCode !== null || child.signalCode !== null;
  child.unref();
  try {
    for (const deadline = Date.now() + START_PATIENCE_MS; Date.now() < deadline && !hasExited(); await sleep(15)) {
      const postmaster = await findPostmaster(directory.cluster);
      if (postmaster?.isReady && postmaster.pid === child.pid) return postmaster;
    }
  } finally {
    await log.close();
  }
  if (!hasExited()) child.kill("SIGQUIT");
  const said = (await readFile(directory.log)).subarray(logStart).toString("utf8").trim();
  if (/lock file "postmaster.pid" already exists|pre-existing shared memory block/.test(said)) return "in the way";
  if (launch.port === undefined && /could not bind|Address already in use/i.test(said)) return launchPostgres(launch);
  const reason = failure?.message ?? said.split("\n").slice(-8).join("\n");
  throw new Error(`PostgreSQL did not start on ${directory.cluster}:\n${reason}`, {
    cause: failure,
  });
}

async function openLog(path: string): Promise<Awaited<ReturnType<typeof open>>> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_BYTES_MAX) await rename(path, `${path}.1`);
  return open(path, "a", 0o600);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

/** Asks PostgreSQL to shut down by itself, for a process that ends at once and cannot wait: a second Ctrl-C, a failure. */
export function askPostgresToEnd({ pid }: Postmaster): void {
  // Windows has no signals; there the next start takes it over.
  if (process.platform === "win32") return;
  try {
    process.kill(pid, "SIGINT");
  } catch {
    // It has already gone.
  }
}

/** Stops PostgreSQL, gently for ten seconds and then at once; either way its next start recovers from its journal. */
export async function stopPostgres({ pid }: Postmaster, cluster: string, { pgCtl }: PostgresBinaries): Promise<void> {
  if ((await findPostmaster(cluster))?.pid !== pid)
    return waitUntilGone(pid, cluster, HARD_STOP_MS).then(() => undefined);
  if (process.platform === "win32") {
    // Windows has no signals: process.kill would tear the server down.
    await promisify(execFile)(pgCtl, ["stop", "-D", cluster, "-m", "fast", "-t", "10"], {
      env: postgresEnvironment(),
    });
    return;
  }
  for (const [signal, patience] of [
    ["SIGINT", FAST_STOP_MS],
    ["SIGQUIT", HARD_STOP_MS],
  ] as const) {
    process.kill(pid, signal);
    if (await waitUntilGone(pid, cluster, patience)) return;
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
}

/** Waits until the PostgreSQL with this number has left the cluster; false when it has not left in time. */
export async function waitUntilGone(pid: number, cluster: string, patienceMs: number): Promise<boolean> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(15)) {
    if (!(await isRunning(pid)) || !(await isPostgresOf(pid, cluster))) return true;
  }
  return false;
}
