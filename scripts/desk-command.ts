import { parseArgs } from "node:util";
import type { Desk } from "#server/desk.ts";
import type { Env } from "#server/env.ts";
import { commandEnv } from "./command-env.ts";
import { reachDatabase } from "./reach-database.ts";

/** Prints one line for the person at the desk. */
export const sayLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** A text that a decision needs. */
export function given(value: string, option: string): string {
  if (value.trim() === "") throw new Error(`Say ${option}.`);
  return value.trim();
}

/** A number as it was typed. */
export function numberOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`"${text}" is no number.`);
  return Number(text);
}

/** What was typed after the name of a command: its words, its options that take a text, and those that are only said. */
export function deskWords<Name extends string, Flag extends string = never>(
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
    said: Object.fromEntries(names.map((name) => [name, textOf(typed[name])])) as Readonly<Record<Name, string>>,
    flags: Object.fromEntries(flags.map((name) => [name, typed[name] === true])) as Readonly<Record<Flag, boolean>>,
    help: typed["help"] === true,
  };
}

/** Runs a command to its end; what it cannot do is told in one line. */
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

/** Runs a desk's command on the server's database; whoever asks what it does is told so, whether or not there is one. */
export async function runAtDesk(help: string, run: (desk: Desk, env: Env) => Promise<void>): Promise<void> {
  await runToEnd(async () => {
    if (process.argv.includes("--help")) return sayLine(help);
    const { env, isDataDirNamed } = commandEnv();
    const database = await reachDatabase(env, isDataDirNamed);
    await run({ db: database.db, clock: Date.now }, env).finally(() => database.close());
  });
}
