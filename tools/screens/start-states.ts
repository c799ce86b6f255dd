import type { Page } from "@playwright/test";
import { open, see, text, type ScreenStates, type View } from "./view.ts";

const FINDER = "/booking/finder";
const OWN_SETTINGS = /get-setting-user/;

/** Somebody whose log-in the browser remembers, and of whom the page therefore asks for settings. */
async function remembered({ page, base }: View): Promise<void> {
  await page.context().addCookies([{ name: "nameboard-session", value: "known-to-nobody", url: base }]);
}

/** Opens a page whose own settings are refused with a status. */
async function refusedStart(view: View, status: number): Promise<void> {
  await remembered(view);
  const message = text(view, "errors.too-many-calls", { by: "other", minutes: 1, contact: "none" });
  const error = { name: "Refused", message, code: 5001, status, type: "x", details: {} };
  await view.page.route(OWN_SETTINGS, (route) => route.fulfill({ status, json: { result: null, error } }));
  await open(view, "/my-trips");
  await view.page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
}

/** The document of a page, asked for with other headers or changed, as no state may do it to the partner that all share. */
async function redrawn(page: Page, headers: object, put: (html: string) => string = (html) => html): Promise<void> {
  await page.route(/\/booking\/finder\?/, async (route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), ...headers } });
    await route.fulfill({ response, body: put(await response.text()) });
  });
}

/** What stands where the product cannot begin: before its settings, without them, and for whom it is closed. */
export const START_STATES: ScreenStates = {
  "SCR-46-before-settings": async (view) => {
    await remembered(view);
    await view.page.route(OWN_SETTINGS, () => new Promise<void>(() => undefined));
    const asked = view.page.waitForRequest(OWN_SETTINGS);
    await open(view, "/my-trips");
    await asked;
    return "waiting";
  },
  "SCR-46-refused-400": async (view) => refusedStart(view, 400),
  "SCR-46-forbidden-403": async (view) => refusedStart(view, 403),
  "SCR-46-failed-500": async (view) => refusedStart(view, 500),
  "SCR-39-partner-closed": async (view) => {
    await redrawn(view.page, {}, (html) => html.replace(/(id="page-options"[^>]*>\{)/, '$1"isClosed":true,'));
    await open(view, FINDER, "&user_id=1863");
    await see(view, "accounts.partnerClosed");
  },
  "SCR-45-unlisted-site": async (view) => {
    await redrawn(view.page, { "sec-fetch-dest": "iframe", referer: "https://stranger.example/rides" });
    await open(view, FINDER, "&user_id=1863&module_type=frame");
    await see(view, "document.unlisted");
  },
};
