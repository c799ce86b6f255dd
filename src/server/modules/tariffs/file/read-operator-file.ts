import { certificateUses } from "#domain/prices/certificate-uses.ts";
import { bookProblems, contradictionsBetween } from "#domain/tariffs/book-problems.ts";
import type { TariffBook, Certificate } from "#domain/tariffs/tariff-book.ts";
import type { Currency } from "#domain/values/money.ts";
import { bookExtents } from "#server/modules/tariffs/book-extents.ts";
import { classKind, type Broken } from "#server/modules/tariffs/file/file-context.ts";
import { createNotes, type FileNote, type Notes } from "#server/modules/tariffs/file/file-notes.ts";
import { openFields, type Fields } from "#server/modules/tariffs/file/open-fields.ts";
import { parseOperatorYaml, type FileNode } from "#server/modules/tariffs/file/parse-operator-yaml.ts";
import { readAreas } from "#server/modules/tariffs/file/read-areas.ts";
import { readClasses } from "#server/modules/tariffs/file/read-classes.ts";
import { readMoney } from "#server/modules/tariffs/file/read-money.ts";
import { readPartners } from "#server/modules/tariffs/file/read-partners.ts";
import { readProviders } from "#server/modules/tariffs/file/read-providers.ts";
import { readTerms } from "#server/modules/tariffs/file/read-terms.ts";
import { readValidity } from "#server/modules/tariffs/file/read-times.ts";
import { createSeenOnce } from "#server/modules/tariffs/file/seen-once.ts";
import { groundKind, type GroundKind, type ResolveGround } from "#server/modules/tariffs/kinds/ground-kind.ts";
import { effectOf, orAny, whole } from "#server/modules/tariffs/kinds/number-kinds.ts";
import { label, CURRENCY, formed } from "#server/modules/tariffs/kinds/text-kinds.ts";
import { bookProblemNote, isBookWarning } from "#server/modules/tariffs/words/book-problem-note.ts";
import { said, type Said } from "#server/modules/tariffs/words/said.ts";

/** Three to forty letters, digits, dashes and underscores. */
const CODE = formed(/^[A-Za-z0-9][A-Za-z0-9_-]{2,39}$/, "WELCOME10");

/** More orders than any operator takes by one code. */
const USES = whole(1, 1_000_000);

/** The codes that take something off. */
function readCertificates(root: Fields, currencies: ReadonlySet<Currency>): Certificate[] {
  const seen = createSeenOnce<string>();
  return root.maps("certificates", ["code", "off", "currency", "valid", "uses", "uses-per-email"]).map((fields) => {
    const code = fields.need("code", CODE);
    // Nobody remembers the case of a code, so two of the same letters are one.
    seen(fields, "code", code.toUpperCase());
    const effect = readOff(fields, currencies);
    return { code, effect, valid: readValidity(fields), ...readUses(fields, effect), line: fields.line };
  });
}

function readOff(fields: Fields, currencies: ReadonlySet<Currency>): Certificate["effect"] {
  const faults = fields.faults();
  const off = fields.need("off", effectOf(fields.glance("currency", CURRENCY) ?? CURRENCY.blank));
  // Whether a share or a sum was meant, nobody knows then.
  if (fields.faults() > faults) return { percent: 0 };
  if ("percent" in off) {
    if (off.percent < 0 || off.percent > 10_000) fields.problem("off", "tariffs.file.off-range");
    if (fields.has("currency")) fields.problem("currency", "tariffs.file.percent-without-currency");
    return off;
  }
  if (off.amount < 0) fields.problem("off", "tariffs.file.off-below-zero");
  const currency = fields.need("currency", CURRENCY);
  if (fields.has("currency") && !currencies.has(currency))
    fields.problem("currency", "tariffs.file.no-rate", { currency });
  return { amount: off.amount, currency };
}

function readUses(fields: Fields, effect: Certificate["effect"]): Pick<Certificate, "uses" | "usesPerEmail"> {
  const said = {
    ...(fields.has("uses") && { uses: fields.need("uses", orAny(USES)) }),
    ...(fields.has("uses-per-email") && { usesPerEmail: fields.need("uses-per-email", USES) }),
  };
  const { inAll, perEmail } = certificateUses({ effect, ...said });
  if (inAll !== null && perEmail !== null && perEmail > inAll) {
    fields.problem("uses-per-email", "tariffs.file.uses-per-email-above", { count: inAll });
  }
  return said;
}

/** A larger file takes more memory to read than a small server has. */
export const OPERATOR_FILE_MAX_BYTES = 10 * 1024 * 1024;

/** Tariffs, fares in each direction, rules and blackouts together. */
const ENTRIES_MAX = 200_000;
const TOO_LARGE = said("tariffs.file.too-large", { most: OPERATOR_FILE_MAX_BYTES / 1024 / 1024 });
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
  if (bytes.length > OPERATOR_FILE_MAX_BYTES) return refused(TOO_LARGE);
  const text = decode(bytes);
  if (text !== undefined) return readOperatorFile(text, resolve);
  return refused(said("tariffs.file.not-utf8"));
}

/** Reads an operator's file into a book; never throws, every fault is told with its line. */
export function readOperatorFile(text: string, resolve: ResolveGround): OperatorFile {
  const notes = createNotes();
  const book = read(text, resolve, notes);
  const problems = notes.problems.toSorted((a, b) => a.line - b.line);
  const warnings = notes.warnings.toSorted((a, b) => a.line - b.line);
  return book === undefined || problems.length > 0 ? { problems, warnings } : { book, problems, warnings };
}

function refused(what: Said): OperatorFile {
  return { problems: [{ line: 0, path: "", what }], warnings: [] };
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
    notes.problem(0, TOO_LARGE);
    return undefined;
  }
  if (source.trim() === "") {
    notes.problem(0, said("tariffs.file.empty"));
    return undefined;
  }
  const root = parseOperatorYaml(source, (line, what) => notes.problem(line, what));
  if (root === undefined) return undefined;
  const { book, ground, broken } = readBook(root, resolve, notes);
  const count = book.tariffs.length + book.fares.length + book.rules.length + book.blackouts.length;
  if (count > ENTRIES_MAX) {
    notes.problem(0, said("tariffs.file.too-many-entries", { count, most: ENTRIES_MAX }));
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
    const { line, what } = bookProblemNote(problem, ground.written);
    if (isBookWarning(problem)) notes.warning(line, what);
    else notes.problem(line, what);
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
    seenProvider: createSeenOnce<number>(),
    seenTariff: createSeenOnce<number>(),
    seenService: createSeenOnce<number>(),
    seenServiceUid: createSeenOnce<string>(),
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
