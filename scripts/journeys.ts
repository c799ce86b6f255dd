import { readFile } from "node:fs/promises";
import { findChromium } from "./find-chromium.ts";
import { runCommand } from "./run-command.ts";
import { withServer } from "./with-server.ts";

/** Drives whole journeys in a real browser against a server started as the README says. */
export async function journeys(args: readonly string[] = []): Promise<{ passed: number; failed: number }> {
  const chromium = await findChromium((line) => process.stdout.write(`${line}\n`));
  const code = await withServer(async (server) => {
    const { code } = await runCommand(
      "playwright",
      ["test", "--config", "tests/journeys/playwright.config.ts", ...args],
      {
        show: true,
        env: { BASE_URL: server.url, DATA_DIR: server.dataDir, CHROMIUM: chromium },
      },
    );
    return code;
  });
  const report = JSON.parse(await readFile(".cache/journeys.json", "utf8")) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed };
}

if (import.meta.main) {
  const { passed, failed } = await journeys(process.argv.slice(2));
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}
