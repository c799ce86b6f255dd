import { createReadStream } from "node:fs";
import { lstat, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, isAbsolute, join, normalize, relative, resolve } from "node:path";
import type { BackupFile } from "#server/database/backup/write-backup.ts";
import type { Env } from "#server/env.ts";
import { readSecretFile } from "#server/secrets/secret-file.ts";

/** The embedded database is in the backup as rows; mail kept for looking at and older backups are not. */
const NOT_TAKEN = /^(postgres|secret|(mail|backups)([\\/]|$))/;
const NAME = /^nameboard-[\d-]+T\d+Z\.backup$/;
const PHRASE_MIN_LENGTH = 20;

/** A path as it was typed: npm starts scripts in the package's folder. */
export const typedPath = (typed: string): string => resolve(process.env["INIT_CWD"] ?? ".", typed);

/** The name of a backup made now; names sort by their time. */
export const backupName = (now: Date): string =>
  `nameboard-${now.toISOString().replace(/:/g, "").replace(/\.\d+/, "")}.backup`;

/** Backups of a folder, the newest last. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}

/** Everything of the data folder that a backup takes beside the database: the secret and what the operator has put there. */
export async function filesToBackUp({ dataDir, secrets }: Env): Promise<BackupFile[]> {
  const names = await readdir(dataDir, { recursive: true }).catch((): string[] => []);
  const files: BackupFile[] = [];
  for (const path of names.filter((name) => !NOT_TAKEN.test(name)).toSorted()) {
    const whole = join(dataDir, path);
    if ((await lstat(whole)).isFile()) files.push({ path, content: () => createReadStream(whole) });
  }
  const known = secrets ?? (await readSecretFile(dataDir));
  if (known === undefined) return files;
  // The secret goes along wherever it stands, because links in mails are worth nothing without it.
  return [
    {
      path: "secret",
      content: async function* () {
        yield Buffer.from(`${known.join("\n")}\n`);
      },
    },
    ...files,
  ];
}

/** Puts a file of a backup into a data folder; one that is there with other content stays, and the restored one lies beside it. */
export async function putBack(dataDir: string, path: string, content: Buffer): Promise<string | undefined> {
  const target = join(dataDir, normalize(path));
  if (isAbsolute(path) || relative(dataDir, target).startsWith(".."))
    throw new Error(`${path} lies in no data folder.`);
  await mkdir(dirname(target), { recursive: true });
  const there = await readFile(target).catch(() => undefined);
  if (there?.equals(content) === true) return undefined;
  const free = there === undefined ? target : `${target}.restored`;
  await writeFile(free, content, { mode: 0o600, flush: true });
  return there === undefined ? undefined : `${target} was there and stays; that of the backup is ${free}.`;
}

/** The pass phrase in a file; without a file there is none. */
export async function phraseIn(file: string): Promise<string | undefined> {
  if (file === "") return undefined;
  const phrase = (await readFile(typedPath(file), "utf8")).trim();
  if (phrase.length < PHRASE_MIN_LENGTH)
    throw new Error(`${file} must hold a pass phrase of at least ${PHRASE_MIN_LENGTH} characters.`);
  return phrase;
}
