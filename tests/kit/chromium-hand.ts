import type { Frame, Page } from "@playwright/test";
import type { Hand } from "./hand.ts";
import { takeHand, untilReady, type Driver } from "./take-hand.ts";

type Asked = { kitView: (...question: string[]) => Promise<string> };

/** Asks the view in a Chromium document, whose page must have it as its init script. */
export function askIn(frame: Frame): Driver["ask"] {
  return (...question) =>
    frame.evaluate((asked) => (globalThis as unknown as Asked).kitView(...asked), question as string[]);
}

/** Opens an address in Chromium and returns a hand for it, inside the frame where there is one. */
export async function chromiumHand(page: Page, address: string, state?: Driver["state"]): Promise<Hand> {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const driver: Driver = {
    ask: askIn(page.frames().find((frame) => frame.parentFrame() !== null) ?? page.mainFrame()),
    press: (modifiers, key) => page.keyboard.press([...modifiers, key].join("+")),
    type: (text) => page.keyboard.type(text),
    clickAt: (x, y) => page.mouse.click(x, y),
    ...(state === undefined ? {} : { state }),
  };
  await untilReady(driver.ask);
  return takeHand(driver);
}
