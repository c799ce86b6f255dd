import { chromium, type Browser, type Page } from "@playwright/test";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { axeFaults } from "../tests/support/axe-faults.ts";
import { endWith, type Counts } from "./drive.ts";
import { CHROMIUM_FLAGS, findChromium } from "./find-chromium.ts";
import { FINDER_STATES } from "./screens/finder-states.ts";
import { LIST_STATES } from "./screens/list-states.ts";
import { ORDER_STATES } from "./screens/order-states.ts";
import { RENT_STATES } from "./screens/rent-states.ts";
import { STOP_STATES } from "./screens/stop-states.ts";
import type { ScreenStates, View } from "./screens/view.ts";
import { withServer } from "./with-server.ts";

/** Every screen in every state; another state is one more line in one of these. */
const STATES: ScreenStates = { ...FINDER_STATES, ...LIST_STATES, ...STOP_STATES, ...RENT_STATES, ...ORDER_STATES };

const FOLDER = join(import.meta.dirname, "../screens");
const SIZES = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 900 } } as const;

/**
 * Draws every state as a picture into `screens/`, in both languages, on a phone and at a desk, and asks axe about it; against
 * a server of its own, or a running one (BASE_URL). Words after `--` draw only states with one of them in the name.
 */
async function screens(base: string, wanted: readonly string[], say: (line: string) => void): Promise<Counts> {
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: await findChromium(say), args: [...CHROMIUM_FLAGS] });
  const names = Object.keys(STATES).filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
  let passed = 0;
  try {
    for (const locale of ["ru", "en"] as const)
      for (const width of [390, 1280] as const) {
        for (const name of names) {
          const found = await draw(browser, { base, locale, width, name }).catch((error: unknown) => [String(error)]);
          if (found.length === 0) passed += 1;
          for (const fault of found) say(`${name} ${locale} ${width}: ${fault}`);
        }
        say(`Drew ${names.length} states in ${locale} at ${width} px`);
      }
  } finally {
    await browser.close();
  }
  return { passed, failed: names.length * 4 - passed };
}

type Asked = Pick<View, "base" | "locale"> & { readonly width: keyof typeof SIZES; readonly name: string };

/** Draws one state and names what axe finds in it. */
async function draw(browser: Browser, { base, locale, width, name }: Asked): Promise<readonly string[]> {
  const isPhone = width < 600;
  const context = await browser.newContext({
    viewport: SIZES[width],
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: locale === "ru" ? "ru-RU" : "en-GB",
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(15_000);
  try {
    const page = await context.newPage();
    const part = await STATES[name]?.({ page, locale, isPhone, base });
    await page.evaluate(() => document.fonts.ready);
    const faults = await axeFaults(page);
    if (part !== "window") await growToPage(page, width);
    await page.screenshot({ path: join(FOLDER, `${name}-${locale}-${width}.png`) });
    return faults;
  } finally {
    await context.close();
  }
}

/** A bar that sticks to the bottom is in its right place only in a window as high as the page. */
async function growToPage(page: Page, width: keyof typeof SIZES): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, SIZES[width].height) });
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const wanted = process.argv.slice(2);
const given = process.env["BASE_URL"];
endWith(
  given === undefined ? await withServer(({ url }) => screens(url, wanted, say)) : await screens(given, wanted, say),
);
