import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chown,
  lchown,
  mkdir,
  mkdtemp,
  open,
  readFile,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { claimFile, isFilledFolder, type DataDirectory } from "./data-directory.ts";
import { isRunning, postgresEnvironment } from "./embedded-postgres-process.ts";
import { HAS_START_LOCK } from "./embedded-postgres-start-lock.ts";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import type { SystemUser } from "./unprivileged-user.ts";

const CONTROL_FILE_BYTES = 8192;
const DRAFT_PREFIX = ".postgres-new-";

type Wanted = {
  directory: DataDirectory;
  binaries: PostgresBinaries;
  user: SystemUser | undefined;
  say: (line: string) => void;
};

/**
 * Makes sure that a whole cluster lies in the data directory. It creates one where there never was
 * any; where it finds something damaged, foreign or lost, it refuses and touches nothing.
 */
export async function ensureCluster(wanted: Wanted): Promise<void> {
  const { directory, binaries, user } = wanted;
  await removeAbandonedDrafts(directory.home);
  if (await isFilledFolder(directory.cluster)) {
    if (!user) await refuseForeignOwner(directory.cluster);
    await refuseDamage(directory, binaries);
    if (user) await handOver(directory.cluster, user);
  } else {
    await refuseLoss(directory);
    await createCluster(wanted);
  }
  await claimFile(
    directory.createdMark,
    "The database of this folder was created. Its loss must not go unnoticed.\n",
    0o644,
  );
}

/** What to do about a cluster that cannot be opened. */
export function restoreSteps({ cluster, home }: DataDirectory): string {
  return (
    `Nothing was changed. To restore: 1. keep what is there ("mv ${cluster} ${cluster}.damaged"); ` +
    `2. put the newest backup of that folder in its place; 3. start again. ` +
    `Only if nothing in it is worth keeping: delete all of ${home} and start with an empty database.`
  );
}

async function refuseDamage(directory: DataDirectory, { major, version }: PostgresBinaries): Promise<void> {
  const { cluster } = directory;
  const found = (await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => "")).trim();
  const control = await stat(join(cluster, "global", "pg_control")).catch(() => undefined);
  if (found === "" || control?.size !== CONTROL_FILE_BYTES) {
    throw new Error(`${cluster} is not empty, but it is no whole PostgreSQL database. ${restoreSteps(directory)}`);
  }
  if (found !== major) {
    throw new Error(
      `${cluster} was written by PostgreSQL ${found}, and Nameboard now comes with ${version}. Nothing was changed. ` +
        `Start the former version of Nameboard, take a dump, and load it into a fresh data directory with this one.`,
    );
  }
}

async function refuseLoss(directory: DataDirectory): Promise<void> {
  if (!(await stat(directory.createdMark).catch(() => undefined))) return;
  throw new Error(
    `A database was created in ${directory.home} before, and its folder ${directory.cluster} is missing or empty now ` +
      `(a disk that is not mounted?). ${restoreSteps(directory)}`,
  );
}

async function createCluster({ directory, binaries, user, say }: Wanted): Promise<void> {
  say("Preparing the database for the first time; this takes a few seconds.");
  await claimFile(directory.password, `${randomBytes(24).toString("base64url")}\n`, 0o600);
  // PostgreSQL's own initdb is not atomic, so it works in a draft folder that is renamed only when it is complete.
  const draft = await mkdtemp(join(directory.home, `${DRAFT_PREFIX}${process.pid}-`));
  try {
    const cluster = join(draft, "cluster");
    const passwordFile = join(draft, "password");
    await mkdir(cluster, { mode: 0o700 });
    await writeFile(passwordFile, await readFile(directory.password, "utf8"), { mode: 0o600 });
    if (user) for (const path of [passwordFile, cluster, draft]) await chown(path, user.uid, user.gid);
    await runInitdb(binaries, cluster, passwordFile, user);
    await takeItsPlace(cluster, directory);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function runInitdb(
  binaries: PostgresBinaries,
  cluster: string,
  passwordFile: string,
  user?: SystemUser,
): Promise<void> {
  const args = [
    `--pgdata=${cluster}`,
    "--username=nameboard",
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // The built-in locale sorts and lower-cases letters (Cyrillic too) the same way on every operating system.
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
  ];
  try {
    const identity = user ? { uid: user.uid, gid: user.gid } : {};
    await promisify(execFile)(binaries.initdb, args, {
      ...identity,
      cwd: cluster,
      env: postgresEnvironment(),
    });
  } catch (error) {
    throw new Error(`The database could not be prepared: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

async function takeItsPlace(cluster: string, directory: DataDirectory): Promise<void> {
  // There may be an empty folder there (a mount point made by hand); on Windows rename needs the place to be free.
  await rmdir(directory.cluster).catch(() => undefined);
  try {
    await rename(cluster, directory.cluster);
  } catch (error) {
    // Another start with the same password was quicker: its cluster is as good as ours.
    if (!(await isFilledFolder(directory.cluster))) throw error;
  }
  if (process.platform !== "win32") {
    const home = await open(dirname(directory.cluster));
    await home.sync().finally(() => home.close());
  }
}

async function removeAbandonedDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.startsWith(DRAFT_PREFIX)) continue;
    const pid = Number(name.slice(DRAFT_PREFIX.length).split("-")[0]);
    // Where only one start runs at a time, every draft is abandoned, even one whose process number is in use again.
    if (!HAS_START_LOCK && (await isRunning(pid))) continue;
    // The initdb of a killed start may still be writing to its draft; then the next start clears it away.
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

async function refuseForeignOwner(cluster: string): Promise<void> {
  const { uid } = await stat(cluster);
  const own = process.getuid?.();
  if (own === undefined || uid === own) return;
  throw new Error(
    `${cluster} belongs to the user number ${uid}, and this is ${own}. ` +
      `Start Nameboard as that user, or as root, or change the owner of that folder and all in it.`,
  );
}

async function handOver(cluster: string, user: SystemUser): Promise<void> {
  if ((await stat(cluster)).uid === user.uid) return;
  // The folder itself comes last: while it has the old owner, the next start repeats an interrupted hand-over.
  for (const entry of await readdir(cluster, { recursive: true })) {
    await lchown(join(cluster, entry), user.uid, user.gid);
  }
  await chown(cluster, user.uid, user.gid);
}
