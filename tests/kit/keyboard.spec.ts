import { expect, type Page } from "@playwright/test";
import { axeFaults } from "../support/axe-faults.ts";
import { chromiumHand } from "./chromium-hand.ts";
import { viewFaults } from "./faults.ts";
import { test } from "./one-page.ts";
import { KEYBOARD_SCRIPTS } from "./scripts/all-scripts.ts";

/*
 * Every keyboard script in Chromium: on the plain page, in a shadow root on somebody's page, in a frame. The plain run asks
 * axe in every state a script names, in `npm test` those of controls that open something; `gallery.spec.ts` asks it about everything at rest. `npm run kit` runs all of
 * it, `npm test` in a shadow root the first script of each control; one script alone, against a server that is already there (a development server of Vite has no shadow mode):
 *
 *   BASE_URL=http://127.0.0.1:3000 MODES=plain,frame npx playwright test -c tests/kit/playwright.config.ts keyboard -g "menu"
 */

const MODES = {
  plain: (key: string) => `/_gallery?lang=en&only=${key}`,
  shadow: (key: string) => `/_gallery/host?lang=en&only=${key}`,
  frame: (key: string) => `/_gallery/host?in=frame&lang=en&only=${key}`,
};

/** A frame is a window of its own, smaller than the screen, which matters to controls that open beyond their own box. */
const OPENING = /dropdown|menu|dialog|command-box|field|picker|notification|select|calendar/;

const isFirst = (control: string, title: string): boolean =>
  KEYBOARD_SCRIPTS.find((script) => script.control === control)?.title === title;

const isAll = process.env["KIT"] === "all";
const asked = process.env["MODES"]?.split(",");
// A frame is a page like any other to what stands in it; the whole run looks at it all the same.
const usual = isAll ? Object.keys(MODES) : ["plain", "shadow"];
const modes = Object.entries(MODES).filter(([mode]) => (asked ?? usual).includes(mode));

for (const [mode, address] of modes) {
  test.describe(mode, () => {
    for (const { control, title, play } of KEYBOARD_SCRIPTS) {
      if (mode === "frame" && !OPENING.test(control)) continue;
      // A shadow root changes where the focus is found: for a control that opens nothing one script shows that.
      const isOnce = !isAll || (mode === "shadow" && !OPENING.test(control));
      if (mode !== "plain" && isOnce && !isFirst(control, title)) continue;
      test(`${control}: ${title}`, async ({ sheet }) => {
        // At rest a control that opens nothing looks as the gallery does, which axe is asked about anyway.
        const isJudged = mode === "plain" && (isAll || OPENING.test(control));
        const judge = (state: string) => judgePage(sheet, state);
        const hand = await chromiumHand(sheet, address(control), isJudged ? judge : undefined);
        await play(hand);
      });
    }
  });
}

async function judgePage(page: Page, state: string): Promise<void> {
  expect.soft(await axeFaults(page, "main"), `axe, ${state}`).toEqual([]);
  expect.soft(await viewFaults(page, "motionFaults"), `motion, ${state}`).toEqual([]);
}
