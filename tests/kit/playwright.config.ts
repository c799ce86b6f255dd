import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../../scripts/find-chromium.ts";

/** The kit in Chromium: keyboard scripts, the whole gallery, isolation. `npm run kit` starts a server for it. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../.cache/kit-results",
  timeout: 150_000,
  expect: { timeout: 20_000 },
  workers: 3,
  fullyParallel: true,
  retries: 0,
  reporter: [["list"], ["json", { outputFile: process.env["REPORT"] ?? "../../.cache/kit.json" }]],
  use: {
    baseURL: process.env["BASE_URL"] ?? "http://localhost:3000",
    launchOptions: { executablePath: process.env["CHROMIUM_SHELL"] ?? "/usr/bin/chromium", args: [...CHROMIUM_FLAGS] },
    viewport: { width: 1280, height: 900 },
    locale: "en-GB",
    contextOptions: { reducedMotion: "reduce" },
  },
});
