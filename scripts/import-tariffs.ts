// Imports the operator's tariffs into the database: `npm run import:tariffs -- operator.yaml`.
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import type { Locale } from "#domain/values/locale.ts";
import { systemClock } from "#server/clock.ts";
import { DATA_FILES } from "#server/data-files.ts";
import { loadGazetteer } from "#server/gazetteer/load-gazetteer.ts";
import { readOwnGround } from "#server/modules/operator-places/index.ts";
import {
  bookExtents,
  createGroundResolver,
  describeTariffImport,
  describeVersion,
  findTariffUndo,
  hasDemoBook,
  importTariffs,
  listBooks,
  OPERATOR_FILE_MAX_BYTES,
  previewTariffs,
  readerOf,
  readOperatorBytes,
  sayNotes,
  undoTariffImport,
  type TariffImport,
} from "#server/modules/tariffs/index.ts";
import { say } from "#server/say.ts";
import { askToConfirm } from "./ask-to-confirm.ts";
import { runImportCommand, type ImportFile } from "./import-command.ts";
import { printLine } from "./print-line.ts";
import type { ReachedDatabase } from "./reach-database.ts";

/** What was chosen on the command line. */
interface Chosen {
  readonly yes: boolean;
  readonly locale: Locale;
}

async function importFile(database: ReachedDatabase, { name, bytes }: ImportFile, chosen: Chosen): Promise<boolean> {
  const { locale } = chosen;
  const gazetteer = await loadGazetteer(DATA_FILES.folder);
  const ground = createGroundResolver(gazetteer, await readOwnGround(database.db));
  const { book, problems, warnings } = readOperatorBytes(bytes, ground);
  for (const text of sayNotes(warnings, locale)) printLine(say(locale, "tariffs.command.warning", { text }));
  for (const line of sayNotes(problems, locale)) printLine(line);
  if (book === undefined) {
    printLine(say(locale, "tariffs.command.errors", { count: problems.length }));
    return false;
  }
  const extentOf = bookExtents(book.areas, ground);
  const describe = (made: TariffImport) => describeTariffImport(made, readerOf(locale, gazetteer), extentOf);
  await write(database, { book, fileName: name, describe }, chosen);
  return true;
}

async function write(
  database: ReachedDatabase,
  {
    book,
    fileName,
    describe,
  }: {
    readonly book: TariffBook;
    readonly fileName: string;
    readonly describe: (made: TariffImport) => readonly string[];
  },
  { yes, locale }: Chosen,
): Promise<void> {
  const preview = await previewTariffs(database.db, book);
  for (const line of describe(preview)) printLine(line);
  if (preview.isSame || (!yes && !(await askToConfirm(locale)))) return;
  const made = await importTariffs(database.db, systemClock, { book, fileName, preview });
  if (made.before?.version !== preview.before?.version) {
    printLine(say(locale, "tariffs.command.imported-meanwhile"));
    for (const line of describe(made)) printLine(line);
  }
  printLine(say(locale, "tariffs.command.done", { version: made.version }));
  if (await hasDemoBook(database.db)) printLine(say(locale, "tariffs.command.still-demo"));
}

await runImportCommand({
  help: (locale) => say(locale, "tariffs.command.help"),
  maxBytes: OPERATOR_FILE_MAX_BYTES,
  flags: [],
  prepare:
    async (file, { yes }, locale) =>
    (database) =>
      importFile(database, file, { yes, locale }),
  async findUndo({ db }, locale) {
    const found = await findTariffUndo(db);
    return (
      found && {
        said: [
          say(locale, "tariffs.command.takes-back", { version: describeVersion(found.from, locale) }),
          say(locale, "tariffs.command.in-force-then", { version: describeVersion(found.to, locale) }),
          say(locale, "tariffs.command.quotes-stay"),
        ],
        take: () => undoTariffImport(db, systemClock, found.from.version),
      }
    );
  },
  nothingToUndo: (locale) => say(locale, "tariffs.command.nothing-to-undo"),
  list: async ({ db }, locale) => (await listBooks(db)).map((version) => describeVersion(version, locale)),
});
