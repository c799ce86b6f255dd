import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { build } from "./build.ts";
import { check } from "./check.ts";
import { findChromium, findShell } from "./find-chromium.ts";
import { journeys } from "./journeys.ts";
import { kit } from "./kit.ts";
import { printLine } from "./print-line.ts";
import { runCommand } from "./run-command.ts";
import { exitWith, withTestServer, type Counts } from "./run-playwright.ts";
import { size } from "./size.ts";

const part = async (name: string, work: () => Promise<Counts>): Promise<Counts> => {
  const started = performance.now();
  printLine(`\n== ${name}`);
  const counts = await work().catch((error: unknown) => {
    printLine(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { passed: 0, failed: 1, faults: [`${name}: ${String(error)}`] };
  });
  printLine(
    `== ${name}: ${counts.passed} passed, ${counts.failed} failed, ${Math.round((performance.now() - started) / 1000)} s`,
  );
  return counts;
};

const chromium = await findChromium(printLine);
const shell = await findShell(chromium);

const vitest = async (project: "node" | "kit"): Promise<Counts> => {
  const file = `.cache/vitest-${project}.json`;
  const isLong = project === "node";
  const { code, output } = await runCommand(
    "vitest",
    ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    { show: isLong, env: { CHROMIUM: chromium, CHROMIUM_SHELL: shell } },
  );
  if (!isLong) printLine(output);
  const report = JSON.parse(await readFile(file, "utf8")) as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
    testResults: readonly VitestFile[];
  };
  // A file that cannot be loaded and an error that nobody caught are no failed test, but still a failure.
  const failed =
    report.numFailedTests === 0 && code !== 0 ? Math.max(1, report.numFailedTestSuites) : report.numFailedTests;
  return { passed: report.numPassedTests, failed, faults: report.testResults.flatMap(faultsOf) };
};

/** A file of tests as Vitest's report names it; `message` tells why one could not be loaded. */
interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
}

function faultsOf({ name, status, message, assertionResults }: VitestFile): readonly string[] {
  const file = relative(process.cwd(), name);
  const faults = assertionResults
    .filter((result) => result.status === "failed")
    .map(({ fullName, failureMessages }) => `${file} > ${fullName}\n${failureMessages.join("\n")}`);
  return faults.length === 0 && status === "failed" ? [`${file}\n${message}`] : faults;
}

/** Rules and server often leave a core idle for the controls, whose browser uses one at most. */
const unit = async (): Promise<Counts> => {
  const [node, controls] = await Promise.all([vitest("node"), vitest("kit")]);
  return {
    passed: node.passed + controls.passed,
    failed: node.failed + controls.failed,
    faults: [...(node.faults ?? []), ...(controls.faults ?? [])],
  };
};

/** Kit and journeys share a server: the kit keeps nothing on it, and a first start leaves a core idle. */
const driven = (): Promise<readonly Counts[]> =>
  withTestServer(async (server) => [
    await part("kit in a browser", () => kit(server)),
    await part("journeys in a browser", () => journeys(server)),
  ]).catch((error: unknown) => {
    printLine(String(error));
    return [{ passed: 0, failed: 1, faults: [`the server of kit and journeys: ${String(error)}`] }];
  });

const parts = [
  await part("format, lint, types, dead code", check),
  await part("front end", async () => {
    await build({ say: printLine });
    return { passed: 1, failed: 0 };
  }),
  await part("size of the controls", () => size(printLine)),
  await part("rules, server, controls", unit),
  ...(await driven()),
];
const passed = parts.reduce((sum, counts) => sum + counts.passed, 0);
const failed = parts.reduce((sum, counts) => sum + counts.failed, 0);
exitWith({ passed, failed, faults: parts.flatMap((counts) => counts.faults ?? []) });
