import { execFile } from "node:child_process";
import { readFile, realpath, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";

/** A system user that PostgreSQL can run as when we are root. */
export type SystemUser = { name: string; uid: number; gid: number };

const OWN_USER = "nameboard";
const LAST_RESORT_USER = "nobody";
const TRAVERSE = 1;
const READ_AND_TRAVERSE = 5;

/** Finds or creates the user that PostgreSQL runs as; undefined when we are not root and need no other user. */
export async function findUnprivilegedUser(say: (line: string) => void): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const known = await lookUpUser(OWN_USER);
  if (known) return known;
  if (process.platform === "linux" && (await createOwnUser())) {
    const created = await lookUpUser(OWN_USER);
    if (created) {
      say(`PostgreSQL refuses to run as root: created the system user "${OWN_USER}" for it.`);
      return created;
    }
  }
  const nobody = await lookUpUser(LAST_RESORT_USER);
  if (nobody) return nobody;
  throw new Error(
    `PostgreSQL refuses to run as root, and no other user could be found or created. ` +
      `Create one ("useradd --system --no-create-home ${OWN_USER}"), or start Nameboard as an ordinary user, ` +
      `or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

/** Reads one user from /etc/passwd. */
export async function lookUpUser(name: string): Promise<SystemUser | undefined> {
  const passwd = await readFile("/etc/passwd", "utf8").catch(() => "");
  for (const line of passwd.split("\n")) {
    const [user, , uid, gid] = line.split(":");
    // macOS gives "nobody" the number -2, which cannot start a process.
    if (user === name && Number(uid) > 0 && Number(gid) > 0) return { name, uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

async function createOwnUser(): Promise<boolean> {
  // Two simultaneous first starts may compete for the lock of /etc/passwd; the loser finds the user on its next look.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      const shell = ["--shell", "/usr/sbin/nologin"];
      await promisify(execFile)("useradd", ["--system", "--no-create-home", "--user-group", ...shell, OWN_USER]);
      return true;
    } catch (error) {
      if (await lookUpUser(OWN_USER)) return true;
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  return false;
}

/** The first folder on the way to `path` that the user cannot pass through, or undefined when there is none. */
export async function findBarredFolder(user: SystemUser, path: string): Promise<string | undefined> {
  let here = await realpath(path);
  const barred: string[] = [];
  for (;;) {
    if (!(await hasRights(user, here, TRAVERSE))) barred.push(here);
    const parent = dirname(here);
    if (parent === here) return barred.at(-1);
    here = parent;
  }
}

/** Whether the user may read and enter a folder or run a file; checks this one entry, not the way to it. */
export async function mayReadAndEnter(user: SystemUser, path: string): Promise<boolean> {
  return hasRights(user, path, READ_AND_TRAVERSE);
}

async function hasRights(user: SystemUser, path: string, wanted: number): Promise<boolean> {
  const { mode, uid, gid } = await stat(path);
  // The kernel uses the first class that fits, even when a later one would allow more.
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  return ((mode >> shift) & wanted) === wanted;
}
