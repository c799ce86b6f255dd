import type { Browser, CDPSession } from "@playwright/test";
import type { Run } from "./web-report.ts";
import { watchPage } from "./web-watch.ts";

/** A phone of the middle class on a slow 4G, as browsers' tools know it. */
export const PHONE = {
  context: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true },
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
} as const;

/** Makes network and processor of a page as slow as the phone's. */
export async function slowDown(tools: CDPSession): Promise<void> {
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", PHONE.network);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: PHONE.cpu });
}

const SETTLE_MS = 2500;

/** Visits a page with nothing in the cache, over a network and a processor that are really slowed down. */
export async function appliedVisit(browser: Browser, url: string): Promise<Run> {
  const context = await browser.newContext(PHONE.context);
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    const sizes: number[] = [];
    tools.on("Network.loadingFinished", ({ encodedDataLength }) => sizes.push(encodedDataLength));
    await slowDown(tools);
    const watch = await watchPage(page);
    await page.goto(url, { waitUntil: "networkidle" });
    // A slow processor lets the network rest before it asks for the last files.
    await page.waitForTimeout(SETTLE_MS);
    const { paint, shifts, tasks } = await watch();
    return {
      "LCP ms, aim 800": paint,
      "TBT ms": tasks.reduce((sum, task) => sum + task - 50, 0),
      "CLS, aim 0": shifts,
      "kB, aim 200": sizes.reduce((sum, size) => sum + size, 0) / 1000,
      "requests, aim 13": sizes.length,
    };
  } finally {
    await context.close();
  }
}
