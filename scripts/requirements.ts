/** Every id that a comment or a test title may name: its sentence, and how true it is. */
export const REQUIREMENTS_FILE = "docs/requirements.tsv";

/** Files that mention ids in general and so name none in particular, and the lock file. */
const SPEAKS_OF_IDS = new Set([
  REQUIREMENTS_FILE,
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

/** The tests, and the commands that `npm run` runs, among files that name an id: what shows it to be true. */
export function shownBy(paths: readonly string[] = []): string[] {
  return paths.filter((path) => /^(tests|scripts|tools)\/|\.(test|spec)\.tsx?$/.test(path)).toSorted();
}

/** One requirement, ruling, threat or fault. */
export interface Requirement {
  readonly id: string;
  /** What must be true. */
  readonly sentence: string;
  /** How true it is: `true`, `in part: …`, `not yet`, `by decision …`, `by review: …`; of a fault, the step that mended it. */
  readonly standing: string;
}

/** The rows of the file, without its head. */
export function readRequirements(text: string): Requirement[] {
  return text
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [id = "", sentence = "", standing = ""] = line.split("\t");
      return { id, sentence, standing };
    });
}
