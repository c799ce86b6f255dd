// Kills and stops whole servers, cuts answers and races money in every way we know: `npm run drill`, or `npm run drill -- 50` for 50 kills at commits.
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { runCommand } from "./run-command.ts";

const [kills = "1000"] = process.argv.slice(2);
const RESULTS = ".cache/drills.json";
const FIGURES = ".cache/drills";
const files = [
  "tests/server/drills",
  "tests/server/crash",
  "tests/server/cut-answers",
  "src/server/modules/payments",
  "src/server/modules/prices/quote/work-out-quote",
  "src/server/modules/orders/place/certificate-uses",
  "tests/server/npm-start",
  "tests/server/start-stop",
  "src/server/database",
];
await rm(FIGURES, { recursive: true, force: true });
const started = new Date();
const { code } = await runCommand("vitest", ["run", "--project", "node", "--testTimeout=600000", ...files], {
  show: true,
  env: { DRILLS: "all", CRASH_KILLS: "20", POINT_KILLS: kills },
});
const names: string[] = await readdir(FIGURES).catch(() => []);
const drills = await Promise.all(
  names.toSorted().map(async (name) => JSON.parse(await readFile(`${FIGURES}/${name}`, "utf8")) as object),
);
const results = { started, ended: new Date(), passed: code === 0, drills };
await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
process.stdout.write(`The results are in ${RESULTS}.\n`);
process.exit(code);
