import { chromium, type Browser, type Page } from "@playwright/test";
import { mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { CHROMIUM_FLAGS, findChromium, findShell } from "../../scripts/find-chromium.ts";
import type { Counts } from "../../scripts/run-playwright.ts";
import { withServer } from "../../scripts/with-server.ts";
import { bundledView } from "../../tests/kit/bundle-view.ts";
import { isPhoneWide, type Look } from "./look.ts";
import { screenFaults } from "./screen-faults.ts";
import type { ScreenStates } from "./view.ts";

/** A state as one look sees it, and what was wrong with it. */
export interface Seen {
  readonly state: string;
  readonly look: string;
  readonly faults: readonly string[];
}

type Asked = {
  readonly states: ScreenStates;
  readonly looks: readonly Look[];
  /** Where the pictures go; without it none are drawn. */
  readonly folder?: string;
  readonly say: (line: string) => void;
};

/** Brings the states into being for every look, against a server of their own or a running one (BASE_URL). */
export async function runStates(asked: Asked): Promise<{ readonly seen: readonly Seen[]; readonly counts: Counts }> {
  if (asked.folder !== undefined) await mkdir(asked.folder, { recursive: true });
  const given = process.env["BASE_URL"];
  const seen = given === undefined ? await withServer(({ url }) => runAt(url, asked)) : await runAt(given, asked);
  const passed = seen.filter(({ faults }) => faults.length === 0).length;
  return { seen, counts: { passed, failed: seen.length - passed } };
}

async function runAt(base: string, { states, looks, folder, say }: Asked): Promise<readonly Seen[]> {
  const executablePath = await findShell(await findChromium(say));
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  const waiting = Object.entries(states).flatMap(([state, bring]) => looks.map((look) => ({ state, bring, look })));
  const seen: Seen[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { state, bring, look } = next;
      const picture = folder && join(folder, `${state}-${look.name}.png`);
      const faults = await see(browser, { base, bring, look, picture }).catch((error: unknown) => [String(error)]);
      seen.push({ state, look: look.name, faults });
      for (const fault of faults) say(`${state} ${look.name}: ${fault}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    await browser.close();
  }
  return seen;
}

/** How long pictures may take (ms). */
const PICTURES_MS = 3000;

type Shot = {
  readonly base: string;
  readonly bring: ScreenStates[string];
  readonly look: Look;
  readonly picture: string | undefined;
};

async function see(browser: Browser, { base, bring, look, picture }: Shot): Promise<readonly string[]> {
  const { width, height, locale, scale = 1, forcedColors = false } = look;
  const isPhone = isPhoneWide(width);
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: locale === "ru" ? "ru-RU" : "en-GB",
    reducedMotion: "reduce",
    ...(forcedColors && { forcedColors: "active" }),
  });
  context.setDefaultTimeout(20_000);
  await context.addInitScript({ content: await bundledView() });
  try {
    const page = await context.newPage();
    const part = await bring({ page, locale, isPhone, base });
    await page.evaluate(() => document.fonts.ready);
    const faults = await screenFaults(page, look, part);
    if (picture !== undefined) {
      if (part !== "window") await growToPage(page);
      await page.screenshot({ path: picture });
    }
    return faults;
  } finally {
    await context.close();
  }
}

/** A bar that sticks to the bottom is in its right place only in a window as high as the page. */
async function growToPage(page: Page): Promise<void> {
  const { width = 0, height: least = 0 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, least) });
  // Pictures that nobody had scrolled to come now; one that never does is seen to be missing.
  await page
    .waitForFunction(() => [...document.images].every(({ complete }) => complete), undefined, { timeout: PICTURES_MS })
    .catch(() => undefined);
}
