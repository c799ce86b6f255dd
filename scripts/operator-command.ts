import { parseArgs } from "node:util";
import type { Desk } from "#server/desk.ts";
import type { Env } from "#server/env.ts";
import { commandEnv } from "./command-env.ts";
import { printLine } from "./print-line.ts";
import { reachDatabase } from "./reach-database.ts";

/** The text of an option that a decision needs. */
export function requiredText(value: string, option: string): string {
  if (value.trim() === "") throw new Error(`Say ${option}.`);
  return value.trim();
}

/** Reads a number as it was typed. */
export function parseNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`"${text}" is no number.`);
  return Number(text);
}

/** What was typed after the name of a command: its words, its options that take a text, and those that take none. */
export function parseCommandLine<Name extends string, Flag extends string = never>(
  names: readonly Name[],
  flags: readonly Flag[] = [],
) {
  const text = { type: "string", default: "" } as const;
  const flag = { type: "boolean", default: false } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...Object.fromEntries(names.map((name) => [name, text] as const)),
      ...Object.fromEntries(flags.map((name) => [name, flag] as const)),
      help: flag,
    },
  });
  const typed: Readonly<Record<string, unknown>> = values;
  const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
  return {
    words: positionals,
    options: Object.fromEntries(names.map((name) => [name, textOf(typed[name])])) as Readonly<Record<Name, string>>,
    flags: Object.fromEntries(flags.map((name) => [name, typed[name] === true])) as Readonly<Record<Flag, boolean>>,
    help: typed["help"] === true,
  };
}

/** Runs a command to its end; a failure is printed in one line. */
export async function runToEnd(run: () => Promise<void>): Promise<void> {
  // The reader may stop early, as in `npm run services | head -2`.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Runs an operator's command on the server's database; `--help` is answered without one. */
export async function runOperatorCommand(help: string, run: (desk: Desk, env: Env) => Promise<void>): Promise<void> {
  await runToEnd(async () => {
    if (process.argv.includes("--help")) return printLine(help);
    const { env, isDataDirNamed } = commandEnv();
    const database = await reachDatabase(env, isDataDirNamed);
    await run({ db: database.db, clock: Date.now }, env).finally(() => database.close());
  });
}
