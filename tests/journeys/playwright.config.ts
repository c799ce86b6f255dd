import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../../scripts/find-chromium.ts";
import { filesDriven } from "./files-driven.ts";

/** The four ways in which travellers visit us: two languages, on a phone and on a desktop. */
const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 900 } },
} as const;

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  // Generous, because a machine may be several times slower than ours: only what hangs waits that long.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  workers: 3,
  fullyParallel: true,
  // A trace of every step costs a third of the run, so a journey that fails is driven again with one; it has failed
  // all the same.
  retries: 1,
  reporter: [["list"], ["json", { outputFile: "../../.cache/journeys.json" }]],
  use: {
    baseURL: process.env["BASE_URL"] ?? "http://localhost:3000",
    launchOptions: { executablePath: process.env["CHROMIUM_SHELL"] ?? "/usr/bin/chromium", args: [...CHROMIUM_FLAGS] },
    trace: "on-first-retry",
    // Nothing is pressed, measured or read while it moves; what moves is looked at in the kit's own tests.
    contextOptions: { reducedMotion: "reduce" },
  },
  // The longest journeys are driven in English on a desktop: they come first, so that no worker waits for the last of them.
  projects: (["en", "ru"] as const).flatMap((lang) =>
    (["desk", "phone"] as const).map((size) => ({
      name: `${lang} ${size}`,
      testMatch: filesDriven(`${lang} ${size}`, process.env["JOURNEYS"] === "all"),
      use: { ...SIZES[size], locale: lang === "ru" ? "ru-RU" : "en-GB", timezoneId: "America/St_Johns" },
    })),
  ),
});
