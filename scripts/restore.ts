// Brings a backup back: `npm run restore -- FILE` into an empty database, `--rehearse` into one that is thrown away.
import { chmod, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { restoreBackup } from "#server/database/backup/restore-backup.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "#server/database/embedded-postgres.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { renewInstallation } from "#server/modules/payments/index.ts";
import { repeatErasures } from "#server/retention/erase-person.ts";
import { backupsIn, phraseIn, putBack, typedPath } from "./backup-files.ts";
import { commandEnv } from "./command-env.ts";
import { readErasures } from "./erasure-file.ts";
import { parseCommandLine, runToEnd } from "./operator-command.ts";
import { printLine } from "./print-line.ts";

const HELP = `Restores a backup into an empty database, with its secret and the operator's files, and brings it up to date.

  npm run restore -- FILE            into DATABASE_URL, or the embedded database of DATA_DIR; no server may run on it
                     --key FILE      the file with the pass phrase, if the backup is encrypted
                     --copy          the original goes on beside it: the copy's payments at an acquirer get an id of their own
  npm run restore -- --rehearse      restores the newest backup of the folder "backups" of DATA_DIR into a database of its own,
                     [FILE, FOLDER]  compares every table by its hash, and deletes it again

A damaged or cut backup is refused before anything is written.
`;

/** The backup that is meant: a file, or the newest of a folder. */
async function chosen(typed: string | undefined, dataDir: string): Promise<string> {
  const path = typed === undefined ? join(dataDir, "backups") : typedPath(typed);
  if ((await stat(path).catch(() => undefined))?.isFile() === true) return path;
  const newest = (await backupsIn(path)).at(-1);
  if (newest === undefined) throw new Error(`There is no backup in ${path}. "npm run backup" makes one.`);
  return newest;
}

/** Restores into a database; the embedded one is started for it, and refused while a server holds it. */
async function restore(target: Target, path: string, phrase: string | undefined): Promise<void> {
  const { dataDir, isExplicit, isRehearsal } = target;
  const from = performance.now();
  let embedded: EmbeddedPostgres | undefined;
  // A damaged backup leaves not even an empty database behind.
  const url = async (): Promise<string> => {
    if (target.url !== undefined) return target.url;
    embedded ??= await startEmbeddedPostgres({ dataDir, isExplicit, say: () => undefined });
    return embedded.url;
  };
  try {
    const takeFile = async (name: string, pieces: readonly Buffer[]): Promise<void> => {
      const note = await putBack(dataDir, name, Buffer.concat(pieces));
      if (note !== undefined) printLine(note);
    };
    const { rows } = await restoreBackup({ url, path, phrase, takeFile, isCompared: isRehearsal, say: printLine });
    await eraseAgain(await url(), dataDir);
    if (target.isCopy) await renewIds(await url());
    const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    printLine(
      `${path}: ${count} rows of ${Object.keys(rows).length} tables are restored in ${seconds} s${isRehearsal ? ", each table with the hash it was backed up with" : ""}.`,
    );
  } finally {
    await embedded?.stop();
  }
}

/** Who was erased after the backup was made must not come back with it. */
async function eraseAgain(url: string, dataDir: string): Promise<void> {
  const database = openDatabase(url, { max: 2 });
  try {
    const rows = await repeatErasures(database, await readErasures(dataDir));
    if (rows > 0) printLine(`${rows} rows of people who had been erased are erased again.`);
  } finally {
    await database.close();
  }
}

async function renewIds(url: string): Promise<void> {
  const database = openDatabase(url, { max: 1 });
  await renewInstallation(database.db).finally(() => database.close());
}

interface Target {
  readonly url: string | undefined;
  readonly dataDir: string;
  readonly isExplicit: boolean;
  readonly isRehearsal: boolean;
  readonly isCopy: boolean;
}

async function rehearse(path: string, phrase: string | undefined): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "nameboard-rehearsal-"));
  // Where root starts it, PostgreSQL runs as another user, who has to pass through.
  await chmod(dataDir, 0o711);
  try {
    await restore({ url: undefined, dataDir, isExplicit: true, isRehearsal: true, isCopy: false }, path, phrase);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

await runToEnd(async () => {
  const { words, options, flags, help } = parseCommandLine(["key"], ["rehearse", "copy"]);
  const [typed] = words;
  if (help || (typed === undefined && !flags.rehearse)) return printLine(HELP);
  const { env, isDataDirNamed } = commandEnv();
  const path = await chosen(typed, env.dataDir);
  const phrase = await phraseIn(options.key);
  if (flags.rehearse) return rehearse(path, phrase);
  const { databaseUrl: url, dataDir } = env;
  await restore({ url, dataDir, isExplicit: isDataDirNamed, isRehearsal: false, isCopy: flags.copy }, path, phrase);
  return printLine('Start the server: "npm start".');
});
