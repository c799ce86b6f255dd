import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { askIn } from "./chromium-hand.ts";
import type { Questions } from "./in-page/entry.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Runs axe on the page, or on part of it, as it is now: every rule of WCAG 2.2 AA, and best practice. */
export async function axeFaults(page: Page, within = "html"): Promise<readonly string[]> {
  // Passes are not reported: that takes axe longer than the rules themselves.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(within)
    .options({ runOnly: RULES, resultTypes: ["violations"] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ""}`),
  );
}

/** Asks the view in the page for its faults of one kind. */
export async function viewFaults(
  page: Page,
  kind: Extract<keyof Questions, `${string}Faults`>,
  ...given: readonly string[]
): Promise<readonly string[]> {
  return JSON.parse(await askIn(page.mainFrame())(kind, ...given)) as string[];
}
