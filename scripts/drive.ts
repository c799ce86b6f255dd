import { readFile } from "node:fs/promises";
import { findChromium, findShell } from "./find-chromium.ts";
import { useMemoryFolder } from "./memory-folder.ts";
import { runCommand } from "./run-command.ts";
import { withServer } from "./with-server.ts";

/** Results of one run of tests. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Pages asked for from this host report what fails in them; the journeys catch the reports. */
const REPORTING = { REPORT_URL: "http://key@reports.example/1", STAGING_HOSTS: "staging-1.example" };

/** Runs the Playwright tests of `tests/<folder>` in Chromium against a server started as in the README. */
export async function drive(folder: "journeys" | "kit", args: readonly string[]): Promise<Counts> {
  const chromium = await findChromium((line) => process.stdout.write(`${line}\n`));
  const shell = await findShell(chromium);
  await useMemoryFolder();
  const { code } = await withServer(
    (server) =>
      runCommand("playwright", ["test", "--config", `tests/${folder}/playwright.config.ts`, ...args], {
        show: true,
        env: { BASE_URL: server.url, DATA_DIR: server.dataDir, CHROMIUM: chromium, CHROMIUM_SHELL: shell },
      }),
    REPORTING,
  );
  const report = JSON.parse(await readFile(`.cache/${folder}.json`, "utf8")) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** Prints the results of a run and ends the process with the matching exit code. */
export function endWith({ passed, failed }: Counts): never {
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}
