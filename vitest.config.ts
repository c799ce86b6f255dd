import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { CONSOLE_ADDRESSES } from "./scripts/call-addresses.ts";
import { CHROMIUM_FLAGS } from "./scripts/find-chromium.ts";

const IN_A_BROWSER = "src/ui/**/*.test.tsx";

/** Files that start whole servers and commands, or send very many calls. */
const LONG = /\/(tests\/(server|fuzz|house)|src\/server\/(database|modules\/payments))\//;

/** Long files come first, so that no processor waits at the end of a run for the last of them. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * Rules and server in Node on a real PostgreSQL; the controls of the kit in a real browser. Whole pages are driven by
 * `scripts/journeys.ts`.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        define: CONSOLE_ADDRESSES,
        test: {
          name: "node",
          include: [
            "src/**/*.test.ts",
            "src/**/*.test.tsx",
            "tests/house/**/*.test.ts",
            "tests/server/**/*.test.ts",
            "tests/fuzz/**/*.test.ts",
          ],
          exclude: [IN_A_BROWSER],
          globalSetup: ["tests/support/postgres-setup.ts"],
          testTimeout: 240_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 50_000 } },
          maxWorkers: 3,
          // Every file makes its own database and app; sharing loaded modules halves the time of the whole run.
          isolate: false,
        },
      },
      {
        plugins: [react()],
        optimizeDeps: {
          include: [
            "react",
            "react-dom",
            "react-dom/client",
            "react-dom/server",
            "react/jsx-dev-runtime",
            "@maskito/core",
            "@maskito/react",
          ],
        },
        test: {
          name: "kit",
          include: [IN_A_BROWSER],
          setupFiles: ["tests/support/kit-setup.ts"],
          testTimeout: 240_000,
          // Generous, because a machine may be several times slower than ours: only what hangs waits that long.
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: {
                executablePath: process.env["CHROMIUM_SHELL"] ?? "/usr/bin/chromium",
                args: [...CHROMIUM_FLAGS],
              },
              contextOptions: { permissions: ["clipboard-read", "clipboard-write"] },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
