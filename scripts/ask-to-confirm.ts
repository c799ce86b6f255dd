import { createInterface } from "node:readline/promises";
import type { Locale } from "#domain/values/locale.ts";
import { say } from "#server/say.ts";
import { printLine } from "./print-line.ts";

/** Asks on a terminal whether to go on; elsewhere prints which option agrees instead. */
export async function askToConfirm(locale: Locale): Promise<boolean> {
  if (!process.stdin.isTTY) {
    printLine(say(locale, "imports.add-yes"));
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${say(locale, "imports.type-yes")} `).finally(() => terminal.close());
  if (answer.trim().toLowerCase() === "yes") return true;
  printLine(say(locale, "imports.not-written"));
  return false;
}
