import type { ScreenStates, View } from "./view.ts";

/** Opens the gallery of the kit with some of its controls. */
async function gallery({ page, locale }: View, only: string): Promise<void> {
  await page.goto(`/_gallery?lang=${locale}&only=${only}`);
  await page.locator("[data-specimen] > h2").first().waitFor();
}

/** The gallery of the kit, which draws each control in every state. */
export const KIT_STATES: ScreenStates = {
  "SCR-43-menu": async (view) => gallery(view, "menu"),
  "SCR-43-dropdown": async (view) => gallery(view, "dropdown"),
  "SCR-43-calendar": async (view) => gallery(view, "calendar"),
  "SCR-43-date": async (view) => gallery(view, "date-field"),
  "SCR-43-time": async (view) => gallery(view, "time-field"),
  "SCR-43-stepper": async (view) => gallery(view, "number-stepper"),
  "SCR-43-text": async (view) => gallery(view, "text-field"),
  "SCR-43-text-area": async (view) => gallery(view, "text-area"),
  "SCR-43-popup": async (view) => gallery(view, "dialog"),
  "SCR-43-errors": async (view) => gallery(view, "error-screen"),
  "SCR-43-notices": async (view) => gallery(view, "notification"),
};
