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
  type ImportPlan,
  type PlaceImport,
  type TablePlan,
} from "#server/modules/operator-places/index.ts";
import { askToConfirm } from "./ask-to-confirm.ts";
import { runImportCommand, type ImportFile } from "./import-command.ts";
import { printLine } from "./print-line.ts";
import type { ReachedDatabase } from "./reach-database.ts";

/** Most changed rows to list; beyond that only their number is given. */
const SHOWN_ROWS = 20;
const SHOWN_LENGTH = 60;

/** Describes what an import does, in lines for a person. */
function describePlan(plan: ImportPlan): string[] {
  return [...describeTable("places", plan.operator_places), ...describeTable("areas", plan.operator_areas)];
}

/** Whether an import changes nothing at all. */
function changesNothing(plan: ImportPlan): boolean {
  return [plan.operator_places, plan.operator_areas].every(
    ({ added, changed, withdrawn }) => added.length + changed.length + withdrawn.length === 0,
  );
}

/** One import in the list. */
function describeImport(row: PlaceImport): string {
  const counts = `${row.added} new, ${row.changed} changed, ${row.withdrawn} withdrawn`;
  const undone = row.undoneAt === null ? "" : `, undone ${when(row.undoneAt)}`;
  const credit = row.credit === null ? "" : ` (${row.credit})`;
  return `${row.id}  ${when(row.at)}  ${row.fileName}: ${counts}${undone}${credit}`;
}

function when(at: Date): string {
  return at.toISOString().slice(0, 16).replace("T", " ");
}

function describeTable(noun: string, { added, changed, unchanged, withdrawn }: TablePlan): string[] {
  if (added.length + changed.length + unchanged + withdrawn.length === 0) return [];
  const shown = changed
    .slice(0, SHOWN_ROWS)
    .flatMap(({ key, fields, comesBack }) => [
      `  ${key}${comesBack ? ": was withdrawn and comes back" : ""}`,
      ...fields.map(
        ({ name, before, after }) => `    ${name}: ${shownValue(name, before)} → ${shownValue(name, after)}`,
      ),
    ]);
  const more = changed.length - SHOWN_ROWS;
  return [
    `${noun}: ${added.length} new, ${changed.length} changed, ${unchanged} unchanged, ${withdrawn.length} withdrawn`,
    ...shown,
    ...(more > 0 ? [`  and ${more} more`] : []),
    ...(withdrawn.length > 0
      ? [`  withdrawn: ${cut(withdrawn.slice(0, SHOWN_ROWS).join(", "), 4 * SHOWN_LENGTH)}`]
      : []),
  ];
}

function shownValue(name: string, value: unknown): string {
  return name === "polygons" ? countCorners(value) : cut(JSON.stringify(value) ?? "", SHOWN_LENGTH);
}

function countCorners(polygons: unknown): string {
  const corners = (polygons as number[][][]).flat().reduce((sum, ring) => sum + ring.length / 2, 0);
  return `${corners} corners`;
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

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
      printLine(`--credit is longer than ${CREDIT_MAX_LENGTH} characters.`);
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
