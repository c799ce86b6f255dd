// Kills and stops whole servers in every way we know: `npm run drills`, or `npm run drills -- 50` for 50 kills under load.
import { runCommand } from "./run-command.ts";

const [kills = "20"] = process.argv.slice(2);
const files = ["tests/server/crash", "tests/server/npm-start", "tests/server/start-stop", "src/server/database"];
const { code } = await runCommand("vitest", ["run", "--project", "node", "--testTimeout=600000", ...files], {
  show: true,
  env: { DRILLS: "all", CRASH_KILLS: kills },
});
process.exit(code);
