import { expect, type Browser, type Page } from "@playwright/test";
import { PHONE, slowDown } from "./web-applied.ts";
import type { Run } from "./web-report.ts";
import { watchPage } from "./web-watch.ts";

const FROM = "a26396";
const TO = { ru: "Москва", en: "Moscow" } as const;
const CARD = "li[data-surface=paper] h4";
const CLOSED_GROUP = "h3 button[aria-expanded=false]";
const SCROLL_SPEED = 2500;

/** Chooses the second place as a traveller does, waits for the prices, and scrolls through all of their classes. */
export async function listVisit(browser: Browser, base: string, lang: string): Promise<Run> {
  const context = await browser.newContext(PHONE.context);
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await slowDown(tools);
    const watch = await watchPage(page);
    await page.goto(`${base}/booking/finder?lang=${lang}&from=${FROM}`, { waitUntil: "networkidle" });
    await noteFirstCard(page);
    await page.locator("#place-to").fill(TO[lang === "ru" ? "ru" : "en"]);
    await page.getByRole("option").first().click();
    await page.locator(CARD).first().waitFor();
    const shown = await shownAfter(page);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const closed = page.locator(CLOSED_GROUP);
    while ((await closed.count()) > 0) await closed.first().click();
    const cards = await page.locator(CARD).count();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await watch();
    const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (const distance of [-height, height])
      await tools.send("Input.synthesizeScrollGesture", {
        x: 200,
        y: 400,
        yDistance: distance,
        speed: SCROLL_SPEED,
        gestureSourceType: "touch",
      });
    const { tasks } = await watch();
    return {
      "prices shown ms, aim 100": shown,
      cards,
      "scrolled px": height,
      "long tasks, aim 0": tasks.length,
      "longest ms": Math.max(0, ...tasks),
    };
  } finally {
    await context.close();
  }
}

/** Notes when the name on the first card is painted, as the browser itself tells it. */
async function noteFirstCard(page: Page): Promise<void> {
  await page.evaluate((card) => {
    const watcher = new MutationObserver(() => {
      const first = document.querySelector(card);
      if (first === null) return;
      watcher.disconnect();
      first.setAttribute("elementtiming", "first-card");
    });
    watcher.observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      const [painted] = list.getEntries() as (PerformanceEntry & { readonly renderTime: number })[];
      if (painted !== undefined) performance.mark("first-card", { startTime: painted.renderTime });
    }).observe({ type: "element" });
  }, CARD);
}

/** Milliseconds from the last byte of the answer with the prices to their paint. */
function shownAfter(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const marked = () => performance.getEntriesByName("first-card")[0];
    while (marked() === undefined) await new Promise((resolve) => requestAnimationFrame(resolve));
    const calls = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const answer = calls.find(({ name }) => name.includes("/v4/prices?"));
    return (marked()?.startTime ?? NaN) - (answer?.responseEnd ?? NaN);
  });
}
