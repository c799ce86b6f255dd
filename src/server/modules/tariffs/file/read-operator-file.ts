import { bookProblems, contradictionsBetween } from "#domain/tariffs/book-problems.ts";
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import { bookExtents } from "#server/modules/tariffs/book-extents.ts";
import { createSeen, readAreas, readClasses, readMoney } from "#server/modules/tariffs/file/basics.ts";
import { readCertificates, readPartners } from "#server/modules/tariffs/file/extras.ts";
import { createNotes, openFields, type Notes } from "#server/modules/tariffs/file/fields.ts";
import { classKind, type Broken } from "#server/modules/tariffs/file/file-context.ts";
import { groundKind, type GroundKind, type ResolveGround } from "#server/modules/tariffs/file/ground-kind.ts";
import { parseOperatorYaml, type FileNode, type FileNote } from "#server/modules/tariffs/file/operator-yaml.ts";
import { readProviders } from "#server/modules/tariffs/file/read-providers.ts";
import { readTerms } from "#server/modules/tariffs/file/read-terms.ts";
import { label } from "#server/modules/tariffs/file/values.ts";
import { isBookWarning, sayBookProblem } from "#server/modules/tariffs/words/operator-book-words.ts";

export type { FileNote } from "#server/modules/tariffs/file/operator-yaml.ts";
export type { ResolveGround } from "#server/modules/tariffs/file/ground-kind.ts";

/** A larger file takes more memory to read than a small server has. */
export const OPERATOR_FILE_MAX_BYTES = 10 * 1024 * 1024;

/** Tariffs, fares in each direction, rules and blackouts together. */
const ENTRIES_MAX = 200_000;
const TOO_LARGE: FileNote = { line: 0, text: `the file is larger than ${OPERATOR_FILE_MAX_BYTES / 1024 / 1024} MB` };
const SECTIONS = [
  "title",
  "rates",
  "miles",
  "rounding",
  "terms",
  "classes",
  "areas",
  "providers",
  "partners",
  "certificates",
] as const;

/** What an operator's file says; with a problem there is no book. */
export interface OperatorFile {
  readonly book?: TariffBook;
  readonly problems: readonly FileNote[];
  /** What is allowed and may still be a slip. */
  readonly warnings: readonly FileNote[];
}

/** Reads the bytes of an operator's file, as a command has them; never throws. */
export function readOperatorBytes(bytes: Uint8Array, resolve: ResolveGround): OperatorFile {
  // Of a file that is too large only the beginning may be here, whose last letter need not be whole.
  if (bytes.length > OPERATOR_FILE_MAX_BYTES) return { problems: [TOO_LARGE], warnings: [] };
  const text = decode(bytes);
  if (text !== undefined) return readOperatorFile(text, resolve);
  return { problems: [{ line: 0, text: "the file is not UTF-8; save the file as UTF-8" }], warnings: [] };
}

/** Reads an operator's file into a book; never throws, every fault is told with its line. */
export function readOperatorFile(text: string, resolve: ResolveGround): OperatorFile {
  const notes = createNotes();
  const book = read(text, resolve, notes);
  const problems = notes.problems.toSorted((a, b) => a.line - b.line);
  const warnings = notes.warnings.toSorted((a, b) => a.line - b.line);
  return book === undefined || problems.length > 0 ? { problems, warnings } : { book, problems, warnings };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // Half the letters of a file in UTF-16 are zeros, which are letters of UTF-8 as well.
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

function read(source: string, resolve: ResolveGround, notes: Notes): TariffBook | undefined {
  if (Buffer.byteLength(source) > OPERATOR_FILE_MAX_BYTES) {
    notes.problem(TOO_LARGE.line, TOO_LARGE.text);
    return undefined;
  }
  if (source.trim() === "") {
    notes.problem(0, "the file is empty");
    return undefined;
  }
  const root = parseOperatorYaml(source, (line, text) => notes.problem(line, text));
  if (root === undefined) return undefined;
  const { book, ground, broken } = readBook(root, resolve, notes);
  const count = book.tariffs.length + book.fares.length + book.rules.length + book.blackouts.length;
  if (count > ENTRIES_MAX) {
    notes.problem(0, `there are ${count} tariffs, fares, rules and blackouts together; the most is ${ENTRIES_MAX}`);
    return undefined;
  }
  const sound = <T extends { readonly line: number }>(all: readonly T[]): T[] =>
    all.filter(({ line }) => !broken.lines.has(line));
  const extentOf = bookExtents(
    book.areas.filter(({ key }) => !broken.areas.has(key)),
    resolve,
  );
  // What cannot be read was told already; the rest can still contradict itself, and nobody should learn of that later.
  const found =
    notes.problems.length === 0
      ? bookProblems(book, extentOf)
      : contradictionsBetween(
          { tariffs: sound(book.tariffs), fares: sound(book.fares), rules: sound(book.rules) },
          extentOf,
        );
  for (const problem of found) {
    const { line, text } = sayBookProblem(problem, ground.written);
    if (isBookWarning(problem)) notes.warning(line, text);
    else notes.problem(line, text);
  }
  return book;
}

function readBook(
  node: FileNode,
  resolve: ResolveGround,
  notes: Notes,
): { readonly book: TariffBook; readonly ground: GroundKind; readonly broken: Broken } {
  const root = openFields(node, SECTIONS, notes);
  const { currencies, ...money } = readMoney(root);
  const terms = readTerms(root);
  const classes = readClasses(root);
  const broken: Broken = { lines: new Set(), areas: new Set() };
  const areas = readAreas(root, resolve, broken);
  const ground = groundKind(resolve, new Set(areas.map(({ key }) => key)));
  const context = {
    ground,
    broken,
    carClass: classKind(new Set(classes.map(({ id }) => id))),
    terms,
    currencies,
    seenProvider: createSeen<number>(),
    seenTariff: createSeen<number>(),
    seenService: createSeen<number>(),
    seenServiceUid: createSeen<string>(),
  };
  const book: TariffBook = {
    title: root.need("title", label()),
    classes,
    areas,
    ...readProviders(root, context),
    partners: readPartners(root),
    certificates: readCertificates(root, currencies),
    ...money,
  };
  return { book, ground, broken };
}
