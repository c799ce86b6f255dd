// Sends malformed calls to every route: `npm run fuzz`, or `npm run fuzz -- 20000 7` for 20,000 calls of seed 7.
import { runCommand } from "../../scripts/run-command.ts";

const [calls = "100000", seed = String(Date.now() % 1_000_000_000)] = process.argv.slice(2);
process.stdout.write(`${calls} calls, seed ${seed}\n`);
const { code } = await runCommand("vitest", ["run", "tests/fuzz"], {
  show: true,
  env: { FUZZ_CALLS: calls, FUZZ_SEED: seed },
});
process.exit(code);
