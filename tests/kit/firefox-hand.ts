import { launch, type KeyInput, type Page } from "puppeteer-core";
import { bundledView } from "./bundle-view.ts";
import type { Hand } from "./hand.ts";
import { takeHand, untilReady, type Driver } from "./take-hand.ts";

type Asked = { kitView: (...question: string[]) => Promise<string> };

/** The single page of a headless Firefox, and a function that ends it. */
export interface Firefox {
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/** Starts Firefox, driven over WebDriver BiDi. */
export async function openFirefox(program: string): Promise<Firefox> {
  const browser = await launch({
    browser: "firefox",
    executablePath: program,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB" },
  });
  return { page: await browser.newPage(), close: () => browser.close() };
}

/** Opens an address in Firefox and returns a hand for it. */
export async function firefoxHand({ page }: Firefox, address: string): Promise<Hand> {
  const view = await bundledView();
  const driver: Driver = {
    ask: async (...question) => {
      const answer = await page.evaluate(
        (asked) => ("kitView" in globalThis ? (globalThis as unknown as Asked).kitView(...asked) : ""),
        question as string[],
      );
      if (answer !== "") return answer;
      await page.evaluate(view);
      return driver.ask(...question);
    },
    press: async (modifiers, key) => {
      for (const modifier of modifiers) await page.keyboard.down(modifier as KeyInput);
      await page.keyboard.press(key as KeyInput);
      for (const modifier of modifiers.toReversed()) await page.keyboard.up(modifier as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    clickAt: (x, y) => page.mouse.click(x, y),
  };
  await page.goto(address);
  await untilReady(driver.ask);
  return takeHand(driver);
}
