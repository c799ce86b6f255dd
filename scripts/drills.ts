// Kills and stops whole servers, cuts answers and races money in every way we know: `npm run drills`, or `npm run drills -- 50` for 50 kills under load.
import { runCommand } from "./run-command.ts";

const [kills = "20"] = process.argv.slice(2);
const RESULTS = ".cache/drills.json";
const files = [
  "tests/server/crash",
  "tests/server/cut-answers",
  "src/server/modules/payments",
  "src/server/modules/orders/place/certificate-uses",
  "tests/server/npm-start",
  "tests/server/start-stop",
  "src/server/database",
];
const report = ["--reporter=default", "--reporter=json", `--outputFile=${RESULTS}`];
const { code } = await runCommand("vitest", ["run", "--project", "node", "--testTimeout=600000", ...report, ...files], {
  show: true,
  env: { DRILLS: "all", CRASH_KILLS: kills },
});
process.stdout.write(`The results are in ${RESULTS}.\n`);
process.exit(code);
