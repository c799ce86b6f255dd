import { createInterface } from "node:readline/promises";
import type { Locale } from "#domain/values/locale.ts";
import { say as words } from "#server/say.ts";

/** Whether to go on, asked on a terminal; elsewhere nobody can agree, and what to do is told. */
export async function askToConfirm(say: (line: string) => void, locale: Locale): Promise<boolean> {
  if (!process.stdin.isTTY) {
    say(words(locale, "imports.add-yes"));
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${words(locale, "imports.type-yes")} `).finally(() => terminal.close());
  if (answer.trim().toLowerCase() === "yes") return true;
  say(words(locale, "imports.not-written"));
  return false;
}
