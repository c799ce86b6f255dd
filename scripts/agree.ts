import { createInterface } from "node:readline/promises";

/** Asks on a terminal whether to go on; elsewhere nobody can agree, so it says what to do instead. */
export async function agree(say: (line: string) => void): Promise<boolean> {
  if (!process.stdin.isTTY) {
    say("Nothing was written. Run the command again with --yes to do this.");
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Type "yes" to do this: ').finally(() => terminal.close());
  if (answer.trim().toLowerCase() === "yes") return true;
  say("Nothing was written.");
  return false;
}
