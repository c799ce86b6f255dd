// Brings the operator's tariffs into the database: `npm run import:tariffs -- operator.yaml`.
import { createReadStream, existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import { systemClock } from "#server/clock.ts";
import { readEnv } from "#server/env.ts";
import { loadGazetteer } from "#server/gazetteer/gazetteer.ts";
import { DATA_FILES } from "#server/main.ts";
import { readOwnGround } from "#server/modules/operator-places/own-ground.repository.ts";
import { createGroundResolver } from "#server/modules/tariffs/ground-resolver.ts";
import { importTariffs, previewTariffs } from "#server/modules/tariffs/import-tariffs.ts";
import { OPERATOR_FILE_MAX_BYTES, readOperatorBytes } from "#server/modules/tariffs/read-operator-file.ts";
import { sayNotes } from "#server/modules/tariffs/say-notes.ts";
import { listBooks } from "#server/modules/tariffs/tariff-books.repository.ts";
import { findTariffUndo, undoTariffImport } from "#server/modules/tariffs/undo-tariff-import.ts";
import { agree } from "./agree.ts";
import { describeTariffImport, describeVersion, sayPlaces } from "./describe-tariff-import.ts";
import { reachDatabase, type ReachedDatabase } from "./reach-database.ts";

const HELP = `Imports what the operator sells and for how much. docs/tariffs.md explains the file.

  npm run import:tariffs -- operator.yaml    shows what would change, and asks on a terminal

  --yes      writes without asking
  --undo     puts the version before the current one back in force
  --list     lists all versions
`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const options = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      yes: { type: "boolean", default: false },
      undo: { type: "boolean", default: false },
      list: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });

async function importFile(database: ReachedDatabase, path: string, bytes: Buffer, yes: boolean): Promise<boolean> {
  const gazetteer = await loadGazetteer(DATA_FILES.folder);
  const ground = createGroundResolver(gazetteer, await readOwnGround(database.db));
  const { book, problems, warnings } = readOperatorBytes(bytes, ground);
  for (const line of sayNotes(warnings)) say(`To look at: ${line}`);
  for (const line of sayNotes(problems)) say(line);
  if (book !== undefined) await write(database, { book, fileName: basename(path), yes, places: sayPlaces(gazetteer) });
  else say(`${problems.length} errors. Nothing was written.`);
  return book !== undefined;
}

async function write(
  database: ReachedDatabase,
  {
    book,
    fileName,
    yes,
    places,
  }: {
    readonly book: TariffBook;
    readonly fileName: string;
    readonly yes: boolean;
    readonly places: (zone: string) => string;
  },
): Promise<void> {
  const preview = await previewTariffs(database.db, book);
  for (const line of describeTariffImport(preview, places)) say(line);
  if (preview.isSame || (!yes && !(await agree(say)))) return;
  const made = await importTariffs(database.db, systemClock, { book, fileName });
  if (made.before?.version !== preview.before?.version) {
    say("Something else was imported in between. What was done in the end:");
    for (const line of describeTariffImport(made, places)) say(line);
  }
  say(
    `Done: version ${made.version} is in force. Running servers take it over within five seconds; --undo takes it back.`,
  );
}

async function undo(database: ReachedDatabase, yes: boolean): Promise<void> {
  const found = await findTariffUndo(database.db);
  if (found === undefined) return say("There is no version to go back to.");
  say(`Takes back: ${describeVersion(found.from)}`);
  say(`In force then: ${describeVersion(found.to)}`);
  say("Prices that were quoted by either stay as they are.");
  if (!yes && !(await agree(say))) return;
  const isDone = await undoTariffImport(database.db, systemClock, found.from.version);
  say(isDone ? "Done." : "Something else was imported in between, and nothing was taken back. Look again.");
}

async function run(): Promise<void> {
  const { values, positionals } = options();
  const [file] = positionals;
  const isImport = !values.undo && !values.list;
  if (values.help || (isImport && positionals.length !== 1) || (!isImport && positionals.length > 0)) {
    say(HELP);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  if (existsSync(".env")) process.loadEnvFile(".env");
  // npm starts scripts in the folder of the package; a name is meant from where it was typed.
  const path = resolve(process.env["INIT_CWD"] ?? ".", file ?? "");
  // One byte too many is enough to know that a file is too large.
  const bytes = isImport ? await buffer(createReadStream(path, { end: OPERATOR_FILE_MAX_BYTES })) : undefined;
  const env = readEnv({ ...process.env, NODE_ENV: "development" });
  const database = await reachDatabase(env, process.env["DATA_DIR"] !== undefined);
  say(`Using ${database.said}.`);
  try {
    if (bytes !== undefined) {
      if (!(await importFile(database, path, bytes, values.yes))) process.exitCode = 1;
    } else if (values.undo) await undo(database, values.yes);
    else for (const version of await listBooks(database.db)) say(describeVersion(version));
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
