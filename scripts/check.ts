import { runCommand } from "./run-command.ts";

/**
 * With one checker the compiler spends half as much: several know nothing of each other and each works out what they
 * share. The other checks have the second processor.
 */
const TYPES = ["-b", "--checkers", "1", "--builders", "1"];

/** Checks that need no database and no browser, in the order in which they are reported. */
const CHECKS = [
  { name: "format", program: "oxfmt", args: ["--check"] },
  { name: "lint", program: "oxlint", args: [] },
  { name: "types", program: "tsc", args: TYPES },
  { name: "dead code", program: "knip", args: [] },
  { name: "code for tests only", program: "knip", args: ["--production"] },
] as const;

/** Runs every check; reports which ones failed, with the tool's output. */
export async function check(): Promise<{ passed: number; failed: number; faults: readonly string[] }> {
  const results = await Promise.all(
    CHECKS.map(async ({ name, program, args }) => ({ name, ...(await runCommand(program, args)) })),
  );
  for (const { name, code, output } of results) {
    process.stdout.write(`${code === 0 ? "ok    " : "FAILED"} ${name}\n`);
    if (code !== 0) process.stdout.write(`${output.trim()}\n\n`);
  }
  const faults = results.filter((result) => result.code !== 0).map(({ name }) => name);
  return { passed: results.length - faults.length, failed: faults.length, faults };
}

if (import.meta.main) {
  const { failed } = await check();
  process.exit(failed === 0 ? 0 : 1);
}
