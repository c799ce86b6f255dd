import { rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
// Writes everything that a lost machine would take along into one file, while the server works: `npm run backup`.
import { DAY_MS } from "#domain/values/durations.ts";
import { noteBackup } from "#server/database/backup/backups-made.ts";
import { writeBackup } from "#server/database/backup/write-backup.ts";
import { backupName, backupsIn, filesToBackUp, phraseIn, typedPath } from "./backup-files.ts";
import { commandEnv } from "./command-env.ts";
import { parseCommandLine, runToEnd } from "./operator-command.ts";
import { printLine } from "./print-line.ts";
import { reachDatabase } from "./reach-database.ts";

const HELP = `Writes the database, the secret and the operator's files of the data folder into one file. The server may go on working.

  npm run backup [-- FOLDER or FILE]   writes there; without one, into the folder "backups" of DATA_DIR
                 --key FILE            encrypts it with the pass phrase in that file; keep the file elsewhere
                 --keep DAYS           deletes backups of that folder that are older; reckoned from their names

It holds personal data and the secret. "npm run restore -- --rehearse" shows that the newest one can be restored.
`;

async function deleteOld(folder: string, days: number, now: Date): Promise<void> {
  const limit = join(folder, backupName(new Date(now.getTime() - days * DAY_MS)));
  for (const path of (await backupsIn(folder)).filter((one) => one < limit)) {
    await rm(path);
    printLine(`${path} was older than ${days} days and is deleted.`);
  }
}

await runToEnd(async () => {
  const { words, options, help } = parseCommandLine(["key", "keep"]);
  if (help) return printLine(HELP);
  const { env, isDataDirNamed } = commandEnv();
  const [typed] = words;
  const phrase = await phraseIn(options.key);
  const now = new Date();
  const target = typed === undefined ? join(env.dataDir, "backups") : typedPath(typed);
  const isFolder =
    typed === undefined ||
    /[\\/]$/.test(typed) ||
    ((await stat(target).catch(() => undefined))?.isDirectory() ?? false);
  const path = isFolder ? join(target, backupName(now)) : target;
  const from = performance.now();
  const database = await reachDatabase(env, isDataDirNamed, true);
  try {
    const { rows, files, bytes } = await writeBackup({
      url: database.url,
      path,
      files: await filesToBackUp(env),
      phrase,
      now,
    });
    await noteBackup(database.db, now);
    const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    printLine(
      `${path}: ${count} rows of ${Object.keys(rows).length} tables, ${files} files, ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s`,
    );
    if (phrase === undefined)
      printLine("It is not encrypted, and holds personal data and the secret: only you may read it.");
  } finally {
    await database.close();
  }
  if (options.keep !== "") await deleteOld(dirname(path), Number(options.keep), now);
});
