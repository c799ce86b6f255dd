import { createInterface } from "node:readline/promises";

/** Whether to go on, asked on a terminal; elsewhere nobody can agree, and what to do is told. */
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
