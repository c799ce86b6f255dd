// Brings the operator's own places and areas into the database: `npm run import:places -- file.csv`.
import { createReadStream, existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { systemClock } from "#server/clock.ts";
import { readEnv } from "#server/env.ts";
import { DATA_FILES } from "#server/main.ts";
import { loadGazetteer } from "#server/gazetteer/gazetteer.ts";
import {
  importPlaces,
  prepareImport,
  previewImport,
  type PreparedImport,
} from "#server/modules/operator-places/import-places.ts";
import { sayProblem } from "#server/modules/operator-places/import-words.ts";
import { listImports } from "#server/modules/operator-places/place-imports.repository.ts";
import { PLACES_FILE_MAX_BYTES } from "#server/modules/operator-places/places-file.ts";
import { readPlacesFile } from "#server/modules/operator-places/read-places-file.ts";
import { findUndoable, undoPlaceImport } from "#server/modules/operator-places/undo-place-import.ts";
import { agree } from "./agree.ts";
import { changesNothing, describeImport, describePlan } from "./describe-import.ts";
import { reachDatabase, type ReachedDatabase } from "./reach-database.ts";

const HELP = `Imports the operator's own places and areas. docs/operator-places.md explains the files.

  npm run import:places -- places.csv        shows what would change, and asks on a terminal
  npm run import:places -- areas.geojson     the same for areas; a file may hold both

  --yes              writes without asking
  --replace          withdraws what earlier imports have brought and this file lacks
  --skip-bad-lines   leaves lines with errors out; without it one error stops the import
  --undo             takes back the latest import that still stands
  --list             lists all imports
`;
/** Of more errors only the number is told. */
const SHOWN_PROBLEMS = 200;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const options = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      yes: { type: "boolean", default: false },
      replace: { type: "boolean", default: false },
      "skip-bad-lines": { type: "boolean", default: false },
      undo: { type: "boolean", default: false },
      list: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });

/** Reads and checks the file; undefined when it cannot be imported, which is then told. */
async function prepare(
  path: string,
  { skip, replace }: { skip: boolean; replace: boolean },
): Promise<PreparedImport | undefined> {
  // One byte too many is enough to know that a file is too large.
  const file = readPlacesFile(await buffer(createReadStream(path, { end: PLACES_FILE_MAX_BYTES })));
  for (const { column, meant } of file.unknown) {
    say(`The column ${column} is not read.${meant === undefined ? "" : ` Is ${meant} meant?`}`);
  }
  const prepared = prepareImport(file, basename(path), await loadGazetteer(DATA_FILES.folder));
  const { problems, unit } = prepared;
  for (const problem of problems.slice(0, SHOWN_PROBLEMS)) say(sayProblem(problem, unit));
  if (problems.length > SHOWN_PROBLEMS) say(`and ${problems.length - SHOWN_PROBLEMS} more errors`);
  const isWhole = problems.every(({ line }) => line > 0);
  if (problems.length === 0 || (skip && isWhole && !replace)) return prepared;
  if (skip && replace) say("--replace does not go with errors: the places of bad lines would be withdrawn.");
  say(`${problems.length} errors. Nothing was written.`);
  return undefined;
}

async function importFile(
  database: ReachedDatabase,
  prepared: PreparedImport,
  { replace, yes }: { replace: boolean; yes: boolean },
): Promise<void> {
  const write = () => importPlaces(database.db, systemClock, prepared, replace);
  const plan = yes ? await write() : await previewImport(database.db, prepared, replace);
  for (const line of describePlan(plan)) say(line);
  if (changesNothing(plan)) return say("Nothing changes.");
  if (!yes) {
    if (!(await agree(say))) return;
    const made = await write();
    if (JSON.stringify(made) !== JSON.stringify(plan)) {
      say("Something else was imported in between. What was done in the end:");
      for (const line of describePlan(made)) say(line);
    }
  }
  say("Done. Running servers take it over within five seconds; --undo takes it back.");
}

async function undo(database: ReachedDatabase, yes: boolean): Promise<void> {
  const latest = await findUndoable(database.db);
  if (latest === undefined) return say("There is no import to take back.");
  say(`Takes back: ${describeImport(latest)}`);
  say("What it brought is withdrawn, what it changed or withdrew is as before.");
  if (!yes && !(await agree(say))) return;
  const isDone = await undoPlaceImport(database.db, systemClock, latest.id);
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
  const { replace, yes } = values;
  const prepared = isImport ? await prepare(path, { skip: values["skip-bad-lines"], replace }) : undefined;
  if (isImport && prepared === undefined) {
    process.exitCode = 1;
    return;
  }
  const env = readEnv({ ...process.env, NODE_ENV: "development" });
  const database = await reachDatabase(env, process.env["DATA_DIR"] !== undefined);
  say(`Using ${database.said}.`);
  try {
    if (prepared !== undefined) await importFile(database, prepared, { replace, yes });
    else if (values.undo) await undo(database, yes);
    else for (const row of await listImports(database.db)) say(describeImport(row));
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
