import { chromium, type Browser, type Page } from "@playwright/test";
import { mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { messagesFor } from "#i18n/messages.ts";
import { CHROMIUM_FLAGS, findChromium, findShell } from "../../scripts/find-chromium.ts";
import type { Counts } from "../../scripts/run-playwright.ts";
import { withServer } from "../../scripts/with-server.ts";
import { bundledView } from "../../tests/kit/bundle-view.ts";
import { viewFaults } from "../../tests/kit/faults.ts";
import { axeFaults } from "../../tests/support/axe-faults.ts";
import { isPhoneWide, type Look } from "./look.ts";
import type { ScreenStates, Part } from "./view.ts";

/** What a bar covers that does not scroll along comes out from behind it when the page is scrolled. */
const isBehindBar = (fault: string): boolean => fault.startsWith("target-size") && fault.includes("partially obscured");

/** As much space as a reader may set without a loss (WCAG 1.4.12). */
const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** The name of a language in itself, and what the orders and requests of these states were written with. */
const AS_IT_IS = /Русский|Анна Иванова|Метрополь|Анна Петрова|Дубай, ОАЭ|Вера Морская|Бодрум, Турция/g;

/** Words that nobody has written for this language: keys of messages, and Russian on an English page (I18-01). */
async function wordFaults(page: Page, { locale }: Look): Promise<readonly string[]> {
  const keys = messagesFor(locale);
  const read = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *:not(script, style, textarea)")]
      .filter(
        (element) => element.closest("[lang='ru'], pre, code") === document.documentElement.closest("[lang='ru']"),
      )
      .flatMap((element) => [
        ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.nodeValue),
        element.getAttribute("aria-label"),
        element.getAttribute("placeholder"),
      ])
      .map((words) => words?.trim() ?? ""),
  );
  const isWrong = (words: string) =>
    (words.includes(".") && words in keys) ||
    (locale === "en" && /\p{Script=Cyrillic}/u.test(words.replace(AS_IT_IS, "")));
  return read.filter(isWrong).map((words) => `not in the language of the page: ${words}`);
}

/** What is wrong with a page as it stands: what axe finds, what is cut off or covered, and in forced colours what is lost. */
async function screenFaults(page: Page, look: Look, part: Part | void): Promise<readonly string[]> {
  // Its policy forbids a page foreign style elements, but not to whoever looks at it.
  if (look.spaced === true) {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, SPACED);
  }
  const layout = [...(await viewFaults(page, "layoutFaults")), ...(await wordFaults(page, look))];
  if (look.forcedColors !== true) {
    const axe = await axeFaults(page);
    const besides = [
      part === "waiting" && "page-has-heading-one",
      // The page in a frame has a main part of its own.
      page.frames().length > 1 && "landmark-unique",
    ];
    const isOfPage = (fault: string) => !besides.some((rule) => rule && fault.startsWith(rule)) && !isBehindBar(fault);
    return [...axe.filter(isOfPage), ...layout];
  }
  // The colours are the system's there: axe has nothing to judge, but what is chosen or focused must still be told apart.
  await page.keyboard.press("Shift");
  return [...layout, ...(await viewFaults(page, "chosenFaults")), ...(await viewFaults(page, "focusFaults", "tab"))];
}

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
