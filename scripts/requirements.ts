/** The ledger of every id that a comment or a test title names. */
export const LEDGER_FILE = "docs/requirements.md";

/** What the last cell says for an id that no file names. */
const NOWHERE = "nothing names it yet";

/** Files that mention ids in general and so name none in particular, and the lock file. */
const SPEAKS_OF_IDS = new Set([
  LEDGER_FILE,
  "scripts/requirements.ts",
  "tests/house/requirements.test.ts",
  "package-lock.json",
]);

const FAMILIES =
  "PLC|FND|PRC|RNT|MAP|BKF|VAL|PAY|LOY|ROL|AUT|YAC|USP|EMB|UIK|I18|ERR|NET|APP|LAY|SCR|OPN|OPS|OPR|DAY|T|R|G";
const NUMBERED = new RegExp(String.raw`\b(${FAMILIES})-(\d+)(?:\s+to\s+\1-(\d+))?\b`, "g");
const BARE_FAMILY = new RegExp(String.raw`(?:["'\x60]|\s\()(${FAMILIES.replace(/\|T\|R\|G$/, "")})(?:\)|: |, )`, "g");
const INVARIANT = /\bI(?:1[0-2]|[1-9])\b(?!-)/g;
const WORDED = /\b(contract|rulings?|rules?) (\d+(?:\.\d+)?(?:(?:,| and) \d+(?:\.\d+)?)*)/gi;
const FAULT = /^[ABFLOPRW]\d{1,2}$/;
const FAULTS_FOUND = /\b[Ff]ound ([ABFLOPRW]\d{1,2}(?:(?:,| and) [ABFLOPRW]\d{1,2})*)/g;
/** A bracket, or the start of a title up to its colon, where a list of ids may stand. */
const LISTS = /\(([^()\n]{2,80})\)|["'`]([^"'`:\n]{2,80}): /g;
const ANY_ID = new RegExp(
  String.raw`^(?:(?:found )?[ABFLOPRW]\d{1,2}|I\d{1,2}|(?:${FAMILIES})-\d+|(?:contract|ruling|rule|decision) [\d.]+)$`,
);

/**
 * The ids that a text names, with ranges written out; an id of a fault found by walking
 * counts after "found" or in a list of ids.
 */
export function idsIn(text: string): Set<string> {
  const ids = new Set<string>(text.match(INVARIANT));
  for (const [, family, first = "", last = first] of text.matchAll(NUMBERED)) {
    for (let number = Number(first); number <= Number(last); number++)
      ids.add(`${family}-${String(number).padStart(first.length, "0")}`);
  }
  for (const [, word = "", numbers = ""] of text.matchAll(WORDED)) {
    for (const number of numbers.split(/,? and |, /)) ids.add(`${word.toLowerCase().replace(/s$/, "")} ${number}`);
  }
  for (const [, faults = ""] of text.matchAll(FAULTS_FOUND))
    for (const fault of faults.split(/,? and |, /)) ids.add(fault);
  for (const [, bracketed, title] of text.matchAll(LISTS)) {
    const parts = (bracketed ?? title ?? "").split(/,? and |, /);
    if (parts.every((part) => ANY_ID.test(part))) for (const part of parts) if (FAULT.test(part)) ids.add(part);
  }
  return ids;
}

/** The families that a text names without a number, in brackets or before a title's colon: nobody can look them up. */
export function familiesWithoutNumber(text: string): string[] {
  return [...text.matchAll(BARE_FAMILY)].map(([, family = ""]) => family);
}

/** The paths of the files that name each id. */
export function mentionsIn(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const mentions = new Map<string, string[]>();
  for (const [path, text] of files) {
    if (SPEAKS_OF_IDS.has(path)) continue;
    for (const id of idsIn(text)) mentions.set(id, [...(mentions.get(id) ?? []), path]);
  }
  return mentions;
}

/** Where an id is shown to be true: the tests that name it, otherwise the sources, otherwise whatever does. */
function whereOf(paths: readonly string[]): string {
  const tests = paths.filter((path) => /^tests\/|\.(test|spec)\.tsx?$/.test(path));
  const sources = paths.filter((path) => /^(src|scripts)\//.test(path));
  const shown = [tests, sources, paths].find((some) => some.length > 0) ?? [];
  return shown.length === 0
    ? NOWHERE
    : shown
        .toSorted()
        .map((path) => `\`${path}\``)
        .join(", ");
}

/** One row of the ledger; the cells between the id and the place are written by hand. */
export type LedgerRow = { readonly id: string; readonly words: readonly string[]; readonly where: string };

const ROW = /^\| ((?:[A-Z]|(?:contract|ruling|rule) )[A-Z\d.-]*\d) \| (.+) \| ([^|]*) \|$/;

/** The rows of the ledger, table by table. */
export function ledgerTables(ledger: string): LedgerRow[][] {
  const tables = ledger.split(/^#+ /m).map((part) =>
    part.split("\n").flatMap((line) => {
      const [, id, words = "", where = ""] = ROW.exec(line) ?? [];
      return id === undefined ? [] : [{ id, words: words.split(" | "), where }];
    }),
  );
  return tables.filter((rows) => rows.length > 0);
}

/** The ledger with every row's last cell updated from the files. */
export function withWhere(ledger: string, mentions: ReadonlyMap<string, readonly string[]>): string {
  return ledger
    .split("\n")
    .map((line) => {
      const [, id, words] = ROW.exec(line) ?? [];
      return id === undefined ? line : `| ${id} | ${words} | ${whereOf(mentions.get(id) ?? [])} |`;
    })
    .join("\n");
}
