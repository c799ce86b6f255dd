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

/** What was typed after the name of a desk's command: its words, and its options by name. */
export function deskWords<Name extends string>(names: readonly Name[]) {
  const text = { type: "string", default: "" } as const;
  const options = Object.fromEntries(names.map((name) => [name, text] as const));
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...options, help: { type: "boolean", default: false } },
  });
  const typed: Readonly<Record<string, unknown>> = values;
  const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
  const said = Object.fromEntries(names.map((name) => [name, textOf(typed[name])]));
  return { words: positionals, said: said as Readonly<Record<Name, string>>, help: values.help };
}

/** Runs a desk's command on the server's database; what it cannot do is told in one line. */
export async function runAtDesk(run: (desk: Desk, env: Env) => Promise<void>): Promise<void> {
  const { env, isDataDirNamed } = commandEnv();
  const database = await reachDatabase(env, isDataDirNamed);
  try {
    await run({ db: database.db, clock: Date.now }, env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await database.close();
  }
}
