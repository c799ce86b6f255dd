import { expect, type Locator, type Page } from "@playwright/test";

/** More presses than a page has controls. */
const PRESSES_MOST = 90;

/**
 * Goes on with Tab, or back with Shift, until a control has the focus, as whoever has no other way must, and by the arrows to a radio
 * button within its group; every stop on the way must be in view. There it may press one key more.
 */
export async function tabTo(page: Page, control: Locator, key?: string): Promise<void> {
  await expect(control).toBeEnabled();
  for (let press = 0; press < PRESSES_MOST; press++) {
    const { way, fault } = await control.evaluate((element) => {
      const at = document.activeElement ?? document.body;
      const box = at.getBoundingClientRect();
      const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      const isAhead =
        at === document.body || (at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      const group = (of: Element) => of instanceof HTMLInputElement && of.type === "radio" && of.name;
      const isInGroup = group(at) !== false && group(at) === group(element);
      const keys = isInGroup ? ["ArrowUp", "ArrowDown"] : ["Shift+Tab", "Tab"];
      return {
        way: at === element ? undefined : keys[Number(isAhead)],
        fault: isInView ? undefined : `${at.outerHTML.slice(0, 120)} is out of view`,
      };
    });
    expect(fault).toBeUndefined();
    if (way !== undefined) await page.keyboard.press(way);
    else if (key === undefined) return;
    else return page.keyboard.press(key);
  }
  throw new Error(`Tab never came to ${control.toString()}`);
}
