import { launch, type KeyInput } from "puppeteer-core";
import type { Place, Tab } from "./tab.ts";

/** Starts a headless Firefox, driven over WebDriver BiDi. */
export async function openFirefox(program: string): Promise<Tab> {
  const browser = await launch({
    browser: "firefox",
    executablePath: program,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB" },
  });
  const page = await browser.newPage();
  return {
    go: async (address) => void (await page.goto(address)),
    read: async <T>(place: Place, expression: string) => {
      const frame = place === "page" ? page.mainFrame() : page.frames().find((one) => one.parentFrame() !== null);
      if (frame === undefined) throw new Error("The page has no frame");
      return (await frame.evaluate(expression)) as T;
    },
    press: async (modifiers, key) => {
      for (const modifier of modifiers) await page.keyboard.down(modifier as KeyInput);
      await page.keyboard.press(key as KeyInput);
      for (const modifier of modifiers.toReversed()) await page.keyboard.up(modifier as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    clickAt: (x, y) => page.mouse.click(x, y),
    close: () => browser.close(),
  };
}
