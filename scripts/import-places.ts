// Imports the operator's own places and areas into the database: `npm run import:places -- file.csv`.
import { CREDIT_MAX_LENGTH } from "#domain/places/extract-source.ts";
import { systemClock } from "#server/clock.ts";
import { DATA_FILES } from "#server/data-files.ts";
import { loadGazetteer } from "#server/gazetteer/load-gazetteer.ts";
import {
  findUndoable,
  importPlaces,
  listImports,
  PLACES_FILE_MAX_BYTES,
  prepareImport,
  previewImport,
  readPlacesFile,
  sayProblem,
  undoPlaceImport,
  type PreparedImport,
} from "#server/modules/operator-places/index.ts";
import { askToConfirm } from "./ask-to-confirm.ts";
import { changesNothing, describeImport, describePlan } from "./describe-import.ts";
import { runImportCommand, type ImportFile } from "./import-command.ts";
import { printLine } from "./print-line.ts";
import type { ReachedDatabase } from "./reach-database.ts";

const HELP = `Imports the operator's own places and areas. docs/operator-places.md explains the files.

  npm run import:places -- places.csv        shows what would change, and asks on a terminal
  npm run import:places -- areas.geojson     the same for areas; a file may hold both
  npm run import:places -- hotels.geojson    an extract of OpenStreetMap, or AE.txt, a country dump of GeoNames

  --yes              writes without asking
  --replace          withdraws what earlier imports have brought and this file lacks
  --skip-bad-lines   leaves lines with errors out; without it one error stops the import
  --credit TEXT      what the source of the file asks to be said; the about page shows it
  --undo             takes back the latest import that still stands
  --list             lists all imports
`;
/** Most errors to print; beyond that only their number is given. */
const SHOWN_PROBLEMS = 200;

/** Reads and checks the file; returns undefined, and says why, when it cannot be imported. */
async function prepare(
  { name, bytes }: ImportFile,
  { skip, replace, credit }: { skip: boolean; replace: boolean; credit: string },
): Promise<PreparedImport | undefined> {
  const file = readPlacesFile(bytes);
  for (const { column, meant } of file.unknown) {
    printLine(`The column ${column} is not read.${meant === undefined ? "" : ` Is ${meant} meant?`}`);
  }
  const prepared = prepareImport(file, name, await loadGazetteer(DATA_FILES.folder), credit);
  if (prepared.credit !== null) printLine(`Shown on the about page, as the source asks: ${prepared.credit}`);
  const { problems, unit } = prepared;
  for (const problem of problems.slice(0, SHOWN_PROBLEMS)) printLine(sayProblem(problem, unit));
  if (problems.length > SHOWN_PROBLEMS) printLine(`and ${problems.length - SHOWN_PROBLEMS} more errors`);
  const isWhole = problems.every(({ line }) => line > 0);
  if (problems.length === 0 || (skip && isWhole && !replace)) return prepared;
  if (skip && replace) printLine("--replace does not go with errors: the places of bad lines would be withdrawn.");
  printLine(`${problems.length} errors. Nothing was written.`);
  return undefined;
}

async function importFile(
  database: ReachedDatabase,
  prepared: PreparedImport,
  { replace, yes }: { replace: boolean; yes: boolean },
): Promise<void> {
  const write = () => importPlaces(database.db, systemClock, prepared, replace);
  const plan = yes ? await write() : await previewImport(database.db, prepared, replace);
  for (const line of describePlan(plan)) printLine(line);
  if (changesNothing(plan)) return printLine("Nothing changes.");
  if (!yes) {
    if (!(await askToConfirm("en"))) return;
    const made = await write();
    if (JSON.stringify(made) !== JSON.stringify(plan)) {
      printLine("Something else was imported in between. What was done in the end:");
      for (const line of describePlan(made)) printLine(line);
    }
  }
  printLine("Done. Running servers take it over within five seconds; --undo takes it back.");
}

await runImportCommand({
  help: () => HELP,
  // What is wrong with a file of places is told in English only.
  speaksOnly: "en",
  maxBytes: PLACES_FILE_MAX_BYTES,
  flags: ["replace", "skip-bad-lines"],
  texts: ["credit"],
  async prepare(file, { yes, replace, "skip-bad-lines": skip }, _locale, { credit = "" }) {
    if (credit.length > CREDIT_MAX_LENGTH) {
      printLine(`--credit is longer than ${CREDIT_MAX_LENGTH} letters.`);
      return false;
    }
    const prepared = await prepare(file, { skip, replace, credit: credit.trim() });
    if (prepared === undefined) return false;
    return async (database) => {
      await importFile(database, prepared, { replace, yes });
      return true;
    };
  },
  async findUndo({ db }) {
    const latest = await findUndoable(db);
    return (
      latest && {
        said: [
          `Takes back: ${describeImport(latest)}`,
          "What it brought is withdrawn, what it changed or withdrew is as before.",
        ],
        take: () => undoPlaceImport(db, systemClock, latest.id),
      }
    );
  },
  nothingToUndo: () => "There is no import to take back.",
  list: async ({ db }) => (await listImports(db)).map(describeImport),
});
