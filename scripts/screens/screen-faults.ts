import type { Page } from "@playwright/test";
import { viewFaults } from "../../tests/kit/faults.ts";
import { axeFaults } from "../../tests/support/axe-faults.ts";
import type { Look } from "./look.ts";
import type { Part } from "./view.ts";

/** What is wrong with a page as it stands: what axe finds, what is cut off or covered, and in forced colours what is lost. */
export async function screenFaults(page: Page, look: Look, part: Part | void): Promise<readonly string[]> {
  const layout = await viewFaults(page, "layoutFaults");
  if (look.forcedColors !== true) {
    const axe = await axeFaults(page);
    const besides = [
      part === "waiting" && "page-has-heading-one",
      // The page in a frame has a main part of its own.
      page.frames().length > 1 && "landmark-unique",
    ];
    return [...axe.filter((fault) => !besides.some((rule) => rule && fault.startsWith(rule))), ...layout];
  }
  // The colours are the system's there: axe has nothing to judge, but what is chosen or focused must still be told apart.
  await page.keyboard.press("Shift");
  return [...layout, ...(await viewFaults(page, "chosenFaults")), ...(await viewFaults(page, "focusFaults"))];
}
