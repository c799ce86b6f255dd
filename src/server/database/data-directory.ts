import { createHash, randomBytes } from "node:crypto";
import { chmod, link, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { makeFolder } from "#server/make-folder.ts";
import { findBarredFolder, type SystemUser } from "./unprivileged-user.ts";

/** The files of one embedded database. */
export type DataDirectory = {
  /** The folder that holds all of them. */
  home: string;
  /** The PostgreSQL cluster itself. */
  cluster: string;
  /** The password of the superuser "nameboard", readable by us only. */
  password: string;
  /** PostgreSQL's log. */
  log: string;
  /** Written when the first start is complete: from then on a missing cluster means lost data, not a first start. */
  createdMark: string;
};

type Wanted = {
  dataDir: string;
  /** Whether a person chose this folder (DATA_DIR); a chosen folder is never swapped for another one. */
  isExplicit: boolean;
  user: SystemUser | undefined;
  say: (line: string) => void;
  /** Where databases are kept when PostgreSQL cannot enter their own folder. */
  sharedHome: string;
};

/**
 * Decides where the database lives: normally in DATA_DIR. When root starts in a folder that
 * the PostgreSQL user cannot enter (a clone in /root, say) and nobody chose DATA_DIR, it
 * lives in /var/lib/nameboard, and a note in DATA_DIR says so.
 */
export async function openDataDirectory({ isExplicit, user, say, ...wanted }: Wanted): Promise<DataDirectory> {
  const dataDir = resolve(wanted.dataDir);
  await makeOpenFolder(dataDir).catch((error: unknown) => {
    throw new Error(
      `DATA_DIR=${dataDir} cannot be used as a folder (${error instanceof Error && "code" in error ? String(error.code) : String(error)}). ` +
        "Name one that this user may write to, or leave DATA_DIR away.",
      { cause: error },
    );
  });

  const note = join(dataDir, "postgres.location");
  const noted = await readFile(note, "utf8").catch(() => "");
  if (noted.trim() !== "") return useNotedHome(noted.trim(), note, say);

  const barred = user && (await findBarredFolder(user, dataDir));
  if (!user || barred === undefined) return layOut(dataDir);

  const why = `PostgreSQL runs as the user "${user.name}", who may not enter ${barred}`;
  if (isExplicit || (await isFilledFolder(join(dataDir, "postgres")))) {
    throw new Error(
      `The database cannot be opened in ${dataDir}: ${why}. Allow passing through ("chmod o+x ${barred}"), ` +
        `or choose another folder with DATA_DIR, or start Nameboard as an ordinary user.`,
    );
  }
  const home = await noteNewHome(note, join(wanted.sharedHome, nameFor(dataDir)));
  say(`The database is kept in ${home}, because ${why}.`);
  return layOut(home);
}

function layOut(home: string): DataDirectory {
  return {
    home,
    cluster: join(home, "postgres"),
    password: join(home, "postgres.password"),
    log: join(home, "postgres.log"),
    createdMark: join(home, "postgres.created"),
  };
}

// The random tail keeps a folder that was deleted and cloned again from finding the old database.
function nameFor(dataDir: string): string {
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  return `${hash}-${randomBytes(3).toString("hex")}`;
}

async function useNotedHome(home: string, note: string, say: (line: string) => void): Promise<DataDirectory> {
  if (!(await stat(home).catch(() => undefined))) {
    throw new Error(
      `The database of this folder was kept in ${home} (says ${note}), and that folder is gone or closed to this user. ` +
        `Bring it back from a backup; or, to begin with an empty database, delete ${dirname(note)}.`,
    );
  }
  say(`The database is kept in ${home} (noted in ${note}).`);
  return layOut(home);
}

async function noteNewHome(note: string, home: string): Promise<string> {
  await makeOpenFolder(home);
  await claimFile(note, `${home}\n`, 0o644);
  const noted = (await readFile(note, "utf8")).trim();
  // Another start was quicker and noted its own home: ours is still empty and not needed.
  if (noted !== home) await rm(home, { recursive: true, force: true });
  return noted;
}

/** Writes a file whole or not at all, and never over an existing one: the first writer wins. */
export async function claimFile(path: string, content: string, mode: number): Promise<void> {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString("hex")}`;
  await writeFile(draft, content, { mode, flush: true });
  try {
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function makeOpenFolder(path: string): Promise<void> {
  const firstMade = await makeFolder(path, 0o755);
  if (firstMade === undefined) return;
  // A strict umask must not lock the PostgreSQL user out of folders we have only just made.
  for (let made = path; made.length >= firstMade.length; made = dirname(made)) await chmod(made, 0o755);
}

/** Whether the folder exists and holds anything; one we may not look into counts, because it is certainly not free. */
export async function isFilledFolder(path: string): Promise<boolean> {
  try {
    return (await readdir(path)).length > 0;
  } catch (error) {
    return !(error instanceof Error && "code" in error && error.code === "ENOENT");
  }
}
