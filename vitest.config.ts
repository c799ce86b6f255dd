import { defineConfig } from "vitest/config";

/** Unit and server tests in Node; what needs a browser is driven by `scripts/journeys.ts`. */
export default defineConfig({
  test: {
    include: [
      "src/**/*.test.ts",
      "src/**/*.test.tsx",
      "tests/house/**/*.test.ts",
      "tests/server/**/*.test.ts",
      "tests/fuzz/**/*.test.ts",
    ],
    globalSetup: ["tests/support/postgres-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
