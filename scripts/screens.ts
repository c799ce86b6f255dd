import { chromium, type Browser, type Page } from "@playwright/test";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { CHROMIUM_FLAGS, findChromium } from "./find-chromium.ts";
import { withServer } from "./with-server.ts";

const root = join(import.meta.dirname, "..");

/** Widths and languages in which every state is drawn. */
const WIDTHS = [390, 1280] as const;
const LOCALES = ["ru", "en"] as const;

type Locale = (typeof LOCALES)[number];
type View = { readonly page: Page; readonly locale: Locale; readonly isPhone: boolean; readonly base: string };

const FROM = { ru: "Шереметьево", en: "Sheremetyevo" } as const;
const TO = { ru: "Москва", en: "Moscow" } as const;

/**
 * Draws every screen and state of an order as a picture into `screens/`, against a running
 * server (BASE_URL) or one of its own.
 */
export async function screens({
  base,
  say,
}: {
  readonly base: string;
  readonly say: (line: string) => void;
}): Promise<void> {
  await mkdir(join(root, "screens"), { recursive: true });
  const executablePath = await findChromium(say);
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    for (const locale of LOCALES) {
      for (const width of WIDTHS) {
        await drawWay(browser, base, locale, width);
        say(`Drew the way in ${locale} at ${width} px`);
      }
    }
  } finally {
    await browser.close();
  }
}

async function drawWay(browser: Browser, base: string, locale: Locale, width: number): Promise<void> {
  const isPhone = width < 600;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: locale === "ru" ? "ru-RU" : "en-GB",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const view: View = { page, locale, isPhone, base };
  const draw = async (name: string, fullPage = true) => {
    await page.evaluate(() => document.fonts.ready);
    // A bar that sticks to the bottom is in its right place only in a window as high as the page.
    const size = { width, height: isPhone ? 844 : 900 };
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (fullPage) await page.setViewportSize({ width, height: Math.max(height, size.height) });
    await page.screenshot({ path: join(root, "screens", `${name}-${locale}-${width}.png`) });
    if (fullPage) await page.setViewportSize(size);
  };
  await page.goto(`${base}/booking/finder?lang=${locale}`);
  await draw("finder-empty");
  await choose(view, "from", FROM[locale], () => draw("finder-suggestions", false));
  await choose(view, "to", TO[locale]);
  await page.locator("#prices-heading + * ~ ul > li h3, ul > li h3").first().waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await draw("prices");
  await page.locator("section[aria-labelledby=prices-heading] button").nth(1).click();
  await page.locator("#trip-0-date").waitFor();
  await draw("form");
  await page.locator("button[type=submit]").click();
  await page.locator("#name-error").waitFor();
  await draw("form-errors");
  await fillForm(view);
  await page.locator("button[type=submit]").click();
  await page.waitForURL((url) => !url.pathname.includes("/prices"), { timeout: 20_000 });
  await draw("pay");
  await page.locator("form[action$='/pay'] button, #ok").first().click();
  await page.waitForURL(/\/order\//, { timeout: 30_000 });
  await page.locator("figure").first().waitFor();
  await draw("confirmation");
  await page.goto(`${base}/booking/rent?lang=${locale}`);
  await draw("missing-rent");
  await page.goto(`${base}/nope?lang=${locale}`);
  await draw("missing");
  await context.close();
}

async function choose(
  { page }: View,
  side: "from" | "to",
  name: string,
  whileOpen?: () => Promise<void>,
): Promise<void> {
  await page.locator(`#place-${side}`).pressSequentially(name.slice(0, 5), { delay: 40 });
  await page.getByRole("option").first().waitFor();
  await whileOpen?.();
  await page.locator(`#place-${side}`).fill(name);
  await page.getByRole("option", { name }).first().click();
}

async function fillForm({ page, isPhone, locale }: View): Promise<void> {
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const typed = isPhone ? day : day.split("-").reverse().join("");
  await page.locator("#trip-0-date").fill(typed);
  await page.locator("#trip-0-time").fill(isPhone ? "18:40" : "1840");
  await page.locator("#trip-0-flight").fill("SU 2455");
  await page.locator("#name").fill(locale === "ru" ? "Анна Иванова" : "Anna Ivanova");
  await page.locator("#phone").fill("+7 916 123-45-67");
  await page.locator("#email").fill("anna@example.org");
}

if (import.meta.main) {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const base = process.env["BASE_URL"];
  if (base === undefined) await withServer((server) => screens({ base: server.url, say }));
  else await screens({ base, say });
}
