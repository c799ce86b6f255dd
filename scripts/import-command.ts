import { createReadStream, existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";
import type { Locale } from "#domain/values/locale.ts";
import { readEnv } from "#server/env.ts";
import { say } from "#server/say.ts";
import { askToConfirm } from "./ask-to-confirm.ts";
import { commandLanguage } from "./command-language.ts";
import { printLine } from "./print-line.ts";
import { reachDatabase, type ReachedDatabase } from "./reach-database.ts";

/** The file to import, under the name that was typed. */
export interface ImportFile {
  readonly name: string;
  /** At most one byte more than the limit, which is enough to know that a file is too large. */
  readonly bytes: Buffer;
}

/** What can be undone, and how. */
export interface Undoing {
  readonly said: readonly string[];
  readonly take: () => Promise<boolean>;
}

/** A command that imports a file, or undoes or lists imports. */
export interface ImportCommand<Flag extends string> {
  readonly help: (locale: Locale) => string;
  readonly maxBytes: number;
  /** The only language that the command speaks; without it, that of whoever runs it. */
  readonly speaksOnly?: Locale;
  /** Options beside --yes, --undo, --list, --help and --lang; none of them takes a value. */
  readonly flags: readonly Flag[];
  /** Options that take a text. */
  readonly texts?: readonly string[];
  /** Checks the file without the database; returns a function that imports it, or false when it cannot be imported. */
  readonly prepare: (
    file: ImportFile,
    chosen: Readonly<Record<Flag | "yes", boolean>>,
    locale: Locale,
    texts: Readonly<Record<string, string>>,
  ) => Promise<false | ((database: ReachedDatabase) => Promise<boolean>)>;
  readonly findUndo: (database: ReachedDatabase, locale: Locale) => Promise<Undoing | undefined>;
  /** Told when there is nothing to take back. */
  readonly nothingToUndo: (locale: Locale) => string;
  readonly list: (database: ReachedDatabase, locale: Locale) => Promise<readonly string[]>;
}

/** Runs an import command to its end, with exit code 1 after any error. */
export async function runImportCommand<Flag extends string>(command: ImportCommand<Flag>): Promise<void> {
  try {
    if (!(await run(command))) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

async function run<Flag extends string>(command: ImportCommand<Flag>): Promise<boolean> {
  const flags = ["yes", "undo", "list", "help", ...command.flags] as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...Object.fromEntries(flags.map((flag) => [flag, { type: "boolean" as const }])),
      ...Object.fromEntries((command.texts ?? []).map((text) => [text, { type: "string" as const }])),
      lang: { type: "string" },
    },
  });
  const locale = command.speaksOnly ?? commandLanguage(values.lang, process.env);
  const given: Readonly<Record<string, unknown>> = values;
  const chosen = Object.fromEntries(flags.map((flag) => [flag, given[flag] === true])) as Record<
    (typeof flags)[number],
    boolean
  >;
  const texts = Object.fromEntries(
    (command.texts ?? []).flatMap((text) => (typeof given[text] === "string" ? [[text, given[text]]] : [])),
  ) as Record<string, string>;
  const isImport = !chosen.undo && !chosen.list;
  if (chosen.help || positionals.length !== Number(isImport)) {
    printLine(command.help(locale));
    return chosen.help;
  }
  if (existsSync(".env")) process.loadEnvFile(".env");
  const bring = isImport
    ? await command.prepare(await readFile(positionals[0] ?? "", command.maxBytes), chosen, locale, texts)
    : undefined;
  if (bring === false) return false;
  const env = readEnv({ ...process.env, NODE_ENV: "development" });
  const database = await reachDatabase(env, process.env["DATA_DIR"] !== undefined);
  printLine(say(locale, "imports.using", { database: database.said }));
  try {
    if (bring !== undefined) return await bring(database);
    if (chosen.undo) await undo(command, database, { yes: chosen.yes, locale });
    else for (const line of await command.list(database, locale)) printLine(line);
    return true;
  } finally {
    await database.close();
  }
}

async function readFile(typed: string, maxBytes: number): Promise<ImportFile> {
  // npm starts scripts in the package's folder, but a name is relative to the folder where it was typed.
  const path = resolve(process.env["INIT_CWD"] ?? ".", typed);
  return { name: basename(path), bytes: await buffer(createReadStream(path, { end: maxBytes })) };
}

async function undo(
  { findUndo, nothingToUndo }: Pick<ImportCommand<never>, "findUndo" | "nothingToUndo">,
  database: ReachedDatabase,
  { yes, locale }: { readonly yes: boolean; readonly locale: Locale },
): Promise<void> {
  const found = await findUndo(database, locale);
  if (found === undefined) return printLine(nothingToUndo(locale));
  for (const line of found.said) printLine(line);
  if (!yes && !(await askToConfirm(locale))) return;
  const isDone = await found.take();
  printLine(say(locale, isDone ? "imports.undone" : "imports.not-undone"));
}
