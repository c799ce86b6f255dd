import { expect } from "@playwright/test";
import { axeFaults } from "../support/axe-faults.ts";
import { askIn } from "./chromium-hand.ts";
import { viewFaults } from "./faults.ts";
import { test } from "./one-page.ts";
import { untilReady } from "./take-hand.ts";

/*
 * The whole gallery in Chromium, the way people see it: two languages, four widths, a page zoomed
 * to 200 %, text at 200 %, forced colours, no motion. A message in the console fails any test.
 */

const LANGUAGES = ["ru", "en"] as const;
/** Widths of the window, and the least size of a press target in pixels; seven days of 44 px do not fit into 320. */
const WINDOWS = [
  { width: 320, target: 36 },
  { width: 390, target: 44 },
  { width: 768, target: 24 },
  { width: 1280, target: 24 },
];
/** Axe sees the same at every width but for the size of targets, which each width judges for itself. */
const asksAxe = (lang: string, width: number): boolean => (lang === "ru" ? width === 390 : width === 1280);
/** Names in the Russian gallery that are the same in every language. */
const NAMES = ["Nameboard", "English"];

for (const lang of LANGUAGES) {
  for (const { width, target } of WINDOWS) {
    const axe = asksAxe(lang, width) ? "axe finds no fault, " : "";
    test(`${lang}, ${width} px: ${axe}nothing scrolls sideways, all targets can be pressed, nothing moves`, async ({
      sheet,
    }) => {
      await sheet.setViewportSize({ width, height: 900 });
      await sheet.goto(`/_gallery?lang=${lang}`);
      await untilReady(askIn(sheet.mainFrame()));
      const specimens = await sheet.locator("[data-specimen]").count();
      expect(specimens).toBeGreaterThan(20);
      expect(await sheet.locator("[data-specimen] > h2:visible").count()).toBe(specimens);
      if (axe !== "") expect.soft(await axeFaults(sheet), "axe").toEqual([]);
      expect.soft(await viewFaults(sheet, "layoutFaults"), "layout").toEqual([]);
      expect.soft(await viewFaults(sheet, "motionFaults"), "motion").toEqual([]);
      expect.soft(await viewFaults(sheet, "targetFaults", String(target)), "targets").toEqual([]);
      expect.soft(await viewFaults(sheet, "languageFaults", lang, ...NAMES), "language").toEqual([]);
    });
  }

  test(`${lang}: with the page at 200 %, and with the text at 200 %, nothing is cut off or overlaps`, async ({
    sheet,
  }) => {
    await sheet.setViewportSize({ width: 640, height: 450 });
    await sheet.goto(`/_gallery?lang=${lang}`);
    await untilReady(askIn(sheet.mainFrame()));
    expect.soft(await viewFaults(sheet, "layoutFaults"), "the page").toEqual([]);
    await sheet.setViewportSize({ width: 1280, height: 900 });
    await sheet.evaluate(doubleText);
    expect.soft(await viewFaults(sheet, "layoutFaults"), "the text").toEqual([]);
  });

  // No language of the words changes how a focus looks.
  if (lang === "en" && process.env["KIT"] !== "all") continue;
  test(`${lang}: the focus and the chosen items are visible, in forced colours too`, async ({ sheet }) => {
    await sheet.goto(`/_gallery?lang=${lang}`);
    await untilReady(askIn(sheet.mainFrame()));
    await sheet.keyboard.press("Tab");
    expect.soft(await viewFaults(sheet, "focusFaults"), "focus").toEqual([]);
    await sheet.emulateMedia({ forcedColors: "active" });
    expect.soft(await viewFaults(sheet, "focusFaults"), "focus in forced colours").toEqual([]);
    expect.soft(await viewFaults(sheet, "chosenFaults"), "choice in forced colours").toEqual([]);
  });
}

/** Does what a browser does to enlarge text alone: every font size is doubled, no other measure. */
function doubleText(): void {
  const sized = [...document.querySelectorAll<HTMLElement>("body, body *")].map((element) => ({
    element,
    size: Number.parseFloat(getComputedStyle(element).fontSize),
  }));
  for (const { element, size } of sized) element.style.fontSize = `${size * 2}px`;
}
