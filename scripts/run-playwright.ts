import { readFile } from "node:fs/promises";
import { findChromium, findShell } from "./find-chromium.ts";
import { useMemoryFolder } from "./memory-folder.ts";
import { printLine } from "./print-line.ts";
import { runCommand } from "./run-command.ts";
import { withServer, type OwnServer } from "./with-server.ts";

/** Results of one run of tests. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** What failed, one line each, told once more at the end of a run: its own place in the output is far above. */
  readonly faults?: readonly string[];
}

/** Pages asked for from this host report what fails in them; the journeys catch the reports. */
const REPORTING = { REPORT_URL: "http://key@reports.example/1", STAGING_HOSTS: "staging-1.example" };

/** Starts a server as in the README for the tests of one folder or of several. */
export async function withTestServer<T>(work: (server: OwnServer) => Promise<T>): Promise<T> {
  await useMemoryFolder();
  return withServer(work, REPORTING);
}

/** Runs the Playwright tests of `tests/<folder>` in Chromium against a server. */
export async function runPlaywright(
  folder: "journeys" | "kit",
  args: readonly string[],
  server: Pick<OwnServer, "url" | "dataDir">,
): Promise<Counts> {
  const chromium = await findChromium(printLine);
  const shell = await findShell(chromium);
  const { code } = await runCommand(
    "playwright",
    ["test", "--config", `tests/${folder}/playwright.config.ts`, ...args],
    {
      show: true,
      env: { BASE_URL: server.url, DATA_DIR: server.dataDir, CHROMIUM: chromium, CHROMIUM_SHELL: shell },
    },
  );
  const report = JSON.parse(await readFile(`.cache/${folder}.json`, "utf8")) as {
    stats: { expected: number; unexpected: number; flaky: number };
    suites: readonly Suite[];
  };
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky;
  if (failed === 0 && code !== 0) return { passed: expected, failed: 1, faults: [`${folder}: ended with ${code}`] };
  return { passed: expected, failed, faults: report.suites.flatMap(faultsOf) };
}

/** A file of tests, or a group in it, as Playwright's report names it. */
interface Suite {
  readonly specs?: readonly {
    readonly ok: boolean;
    readonly file: string;
    readonly line: number;
    readonly title: string;
  }[];
  readonly suites?: readonly Suite[];
}

function faultsOf({ specs = [], suites = [] }: Suite): readonly string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`);
  return [...own, ...suites.flatMap(faultsOf)];
}

/** Prints the results of a run and ends the process with the matching exit code. */
export function exitWith({ passed, failed, faults = [] }: Counts): never {
  for (const fault of faults) process.stdout.write(`\nFAILED ${fault}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}
