import type { Page } from "@playwright/test";
import { askIn } from "./chromium-hand.ts";
import type { Questions } from "./in-page/entry.ts";

/** Asks the view in the page for its faults of one kind. */
export async function viewFaults(
  page: Page,
  kind: Extract<keyof Questions, `${string}Faults`>,
  ...given: readonly string[]
): Promise<readonly string[]> {
  return JSON.parse(await askIn(page.mainFrame())(kind, ...given)) as string[];
}
