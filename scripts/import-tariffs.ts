// Imports the operator's tariffs into the database: `npm run import:tariffs -- operator.yaml`.
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import { systemClock } from "#server/clock.ts";
import { loadGazetteer } from "#server/gazetteer/gazetteer.ts";
import { DATA_FILES } from "#server/main.ts";
import { readOwnGround } from "#server/modules/operator-places/own-ground.repository.ts";
import { bookExtents } from "#server/modules/tariffs/book-extents.ts";
import { OPERATOR_FILE_MAX_BYTES, readOperatorBytes } from "#server/modules/tariffs/file/read-operator-file.ts";
import { createGroundResolver } from "#server/modules/tariffs/ground-resolver.ts";
import { importTariffs, previewTariffs } from "#server/modules/tariffs/import-tariffs.ts";
import { listBooks } from "#server/modules/tariffs/tariff-books.repository.ts";
import { findTariffUndo, undoTariffImport } from "#server/modules/tariffs/undo-tariff-import.ts";
import { sayNotes } from "#server/modules/tariffs/words/say-notes.ts";
import { agree } from "./agree.ts";
import { describeTariffImport, describeVersion, sayPlaces } from "./describe-tariff-import.ts";
import { runImportCommand, say, type ImportFile } from "./import-command.ts";
import type { ReachedDatabase } from "./reach-database.ts";

const HELP = `Imports what the operator sells and for how much. docs/tariffs.md explains the file.

  npm run import:tariffs -- operator.yaml    shows what would change, and asks on a terminal

  --yes      writes without asking
  --undo     puts the version before the current one back in force
  --list     lists all versions
`;

async function importFile(database: ReachedDatabase, { name, bytes }: ImportFile, yes: boolean): Promise<boolean> {
  const gazetteer = await loadGazetteer(DATA_FILES.folder);
  const ground = createGroundResolver(gazetteer, await readOwnGround(database.db));
  const { book, problems, warnings } = readOperatorBytes(bytes, ground);
  for (const line of sayNotes(warnings)) say(`To look at: ${line}`);
  for (const line of sayNotes(problems)) say(line);
  if (book !== undefined) {
    const words = { places: sayPlaces(gazetteer), extentOf: bookExtents(book.areas, ground) };
    await write(database, { book, fileName: name, yes, words });
  } else say(`${problems.length} error${problems.length === 1 ? "" : "s"}. Nothing was written.`);
  return book !== undefined;
}

async function write(
  database: ReachedDatabase,
  {
    book,
    fileName,
    yes,
    words,
  }: {
    readonly book: TariffBook;
    readonly fileName: string;
    readonly yes: boolean;
    readonly words: Parameters<typeof describeTariffImport>[1];
  },
): Promise<void> {
  const preview = await previewTariffs(database.db, book);
  for (const line of describeTariffImport(preview, words)) say(line);
  if (preview.isSame || (!yes && !(await agree(say)))) return;
  const made = await importTariffs(database.db, systemClock, { book, fileName, preview });
  if (made.before?.version !== preview.before?.version) {
    say("Something else was imported in between. What was done in the end:");
    for (const line of describeTariffImport(made, words)) say(line);
  }
  say(
    `Done: version ${made.version} is in force. Running servers take it over within five seconds; --undo takes it back.`,
  );
}

await runImportCommand({
  help: HELP,
  maxBytes: OPERATOR_FILE_MAX_BYTES,
  flags: [],
  prepare:
    async (file, { yes }) =>
    (database) =>
      importFile(database, file, yes),
  async findUndo({ db }) {
    const found = await findTariffUndo(db);
    return (
      found && {
        said: [
          `Takes back: ${describeVersion(found.from)}`,
          `In force then: ${describeVersion(found.to)}`,
          "Prices that were quoted by either stay as they are.",
        ],
        take: () => undoTariffImport(db, systemClock, found.from.version),
      }
    );
  },
  nothingToUndo: "There is no version to go back to.",
  list: async ({ db }) => (await listBooks(db)).map(describeVersion),
});
