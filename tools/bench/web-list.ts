import { expect, type Browser, type Page } from "@playwright/test";
import { PHONE, slowDown } from "./web-applied.ts";
import type { Run } from "./web-report.ts";
import { watchPage } from "./web-watch.ts";

const FROM = "a26396";
const TO = { ru: "Москва", en: "Moscow" } as const;
const CARD = "li[data-surface=paper] h4";
const CLOSED_GROUP = "h3 button[aria-expanded=false]";
const SCROLL_SPEED = 2500;
const PRICES = /\/v4\/prices\?/;
/** The shape of the list while its prices are asked for. */
const WAITING = "[aria-busy=true] [data-surface=paper]";
/** By then nothing else is being drawn. */
const SETTLE_MS = 1500;

/**
 * Chooses the second place as a traveller does, waits for the prices, and scrolls through all of their classes; then once
 * more, with an answer that comes when everything else is there, to see how long the list itself takes.
 */
export async function listVisit(browser: Browser, base: string, lang: string): Promise<Run> {
  const context = await browser.newContext(PHONE.context);
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await slowDown(tools);
    const watch = await watchPage(page);
    const chosen = await choosePlaces(page, base, lang);
    const seen = (await firstCardAt(page)) - chosen;
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const closed = page.locator(CLOSED_GROUP);
    while ((await closed.count()) > 0) await closed.first().click();
    const cards = await page.locator(CARD).count();
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
    await page.route(PRICES, async (route) => {
      const response = await route.fetch();
      await page.locator(WAITING).first().waitFor();
      await page.waitForTimeout(SETTLE_MS);
      await route.fulfill({ response });
    });
    await choosePlaces(page, base, lang);
    const drawn = (await firstCardAt(page)) - (await answeredAt(page));
    return {
      "choice to prices ms": seen,
      "answer to prices ms, aim 100": drawn,
      cards,
      "scrolled px": height,
      "long tasks, aim 0": tasks.length,
      "longest ms": Math.max(0, ...tasks),
    };
  } finally {
    await context.close();
  }
}

/** Opens the finder with a start, and chooses the finish; when that was, by the clock of the page. */
async function choosePlaces(page: Page, base: string, lang: string): Promise<number> {
  await page.goto(`${base}/booking/finder?lang=${lang}&from=${FROM}`, { waitUntil: "networkidle" });
  await noteFirstCard(page);
  await page.locator("#place-to").fill(TO[lang === "ru" ? "ru" : "en"]);
  const option = page.getByRole("option").first();
  await option.waitFor();
  const chosen = await page.evaluate(() => performance.now());
  await option.click();
  await page.locator(CARD).first().waitFor();
  return chosen;
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

/** When the first card was painted. */
function firstCardAt(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const marked = () => performance.getEntriesByName("first-card")[0];
    while (marked() === undefined) await new Promise((resolve) => requestAnimationFrame(resolve));
    return marked()?.startTime ?? NaN;
  });
}

/** When the last byte of the answer with the prices came. */
function answeredAt(page: Page): Promise<number> {
  return page.evaluate(() => {
    const calls = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return calls.find(({ name }) => name.includes("/v4/prices?"))?.responseEnd ?? NaN;
  });
}
