import { readFile } from "node:fs/promises";
import { build } from "./build.ts";
import { check } from "./check.ts";
import { endWith, type Counts } from "./drive.ts";
import { findChromium, findShell } from "./find-chromium.ts";
import { journeys } from "./journeys.ts";
import { kit } from "./kit.ts";
import { runCommand } from "./run-command.ts";
import { size } from "./size.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const part = async (name: string, work: () => Promise<Counts>): Promise<Counts> => {
  const started = performance.now();
  say(`\n== ${name}`);
  const counts = await work().catch((error: unknown) => {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { passed: 0, failed: 1 };
  });
  say(
    `== ${name}: ${counts.passed} passed, ${counts.failed} failed, ${Math.round((performance.now() - started) / 1000)} s`,
  );
  return counts;
};

const chromium = await findChromium(say);
const shell = await findShell(chromium);

const vitest = async (project: "node" | "kit"): Promise<Counts> => {
  const file = `.cache/vitest-${project}.json`;
  const isLong = project === "node";
  const { output } = await runCommand(
    "vitest",
    ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    { show: isLong, env: { CHROMIUM: chromium, CHROMIUM_SHELL: shell } },
  );
  if (!isLong) say(output);
  const report = JSON.parse(await readFile(file, "utf8")) as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
    success: boolean;
  };
  // A file that cannot be loaded has no failed test, but is still a failure.
  const failed =
    report.numFailedTests === 0 && !report.success ? Math.max(1, report.numFailedTestSuites) : report.numFailedTests;
  return { passed: report.numPassedTests, failed };
};

/** Rules and server often leave a core idle for the controls, whose browser uses one at most. */
const unit = async (): Promise<Counts> => {
  const [node, controls] = await Promise.all([vitest("node"), vitest("kit")]);
  return { passed: node.passed + controls.passed, failed: node.failed + controls.failed };
};

const parts = [
  await part("format, lint, types, dead code", check),
  await part("front end", async () => {
    await build({ say });
    return { passed: 1, failed: 0 };
  }),
  await part("size of the controls", () => size(say)),
  await part("rules, server, controls", unit),
  await part("kit in a browser", kit),
  await part("journeys in a browser", journeys),
];
const passed = parts.reduce((sum, counts) => sum + counts.passed, 0);
const failed = parts.reduce((sum, counts) => sum + counts.failed, 0);
endWith({ passed, failed });
