import type { Page } from "@playwright/test";
import { ACCOUNT_STATES } from "./account-states.ts";
import { BOARD_STATES } from "./board-states.ts";
import { EXTRA_STATES } from "./extra-states.ts";
import { FINDER_STATES } from "./finder-states.ts";
import { FORM_STATES } from "./form-states.ts";
import { FRAME_STATES } from "./frame-states.ts";
import { KIT_STATES } from "./kit-states.ts";
import { LIST_STATES } from "./list-states.ts";
import { MONEY_STATES } from "./money-states.ts";
import { ORDER_STATES } from "./order-states.ts";
import { PARTNER_STATES } from "./partner-states.ts";
import { PAY_STATES } from "./pay-states.ts";
import { RENT_STATES } from "./rent-states.ts";
import { SHELL_STATES } from "./shell-states.ts";
import { TRIPS_STATES } from "./trips-states.ts";
import { type ScreenStates, open, see, text, type View, cars, fail, ROUTE, unfoldSearch } from "./view.ts";
import { YACHT_ORDER_STATES } from "./yacht-order-states.ts";
import { YACHT_STATES } from "./yacht-states.ts";

const CHECK = /\/places\/check-location-from-places/;
const KHIMKI = "&subAddress=g550280";
const TVER = "&subAddress=g480060";

/** Opens prices with stops; a phone shows its form as a sheet. */
async function stops(view: View, query: string): Promise<void> {
  await open(view, "/booking/finder", `${ROUTE}${query}`);
  await cars(view);
  await unfoldSearch(view);
}

async function addStop({ page, ...view }: View): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${text({ page, ...view }, "places.stopAdd")}`) }).click();
}

/** The finder with stops. */
const STOP_STATES: ScreenStates = {
  "SCR-05-chosen": async (view) => {
    await stops(view, KHIMKI);
    await view.page.locator("#place-stop-1[value]").waitFor();
    return view.isPhone ? "window" : undefined;
  },
  "SCR-05-empty": async (view) => {
    await stops(view, "");
    await addStop(view);
    await addStop(view);
    await view.page.locator("#place-stop-2").waitFor();
    return view.isPhone ? "window" : undefined;
  },
  "SCR-05-searched": async (view) => {
    await stops(view, "");
    await addStop(view);
    await view.page.locator("#place-stop-1").pressSequentially(view.locale === "ru" ? "химки" : "khimki");
    await view.page.getByRole("option").first().waitFor();
    return "window";
  },
  "SCR-05-outside": async (view) => {
    await open(view, "/booking/finder", `${ROUTE}${KHIMKI}${TVER}`);
    await view.page
      .getByRole("alert")
      .filter({ hasText: /Тверь|Tver/ })
      .locator("visible=true")
      .waitFor();
  },
  "SCR-05-unchecked": async (view) => {
    await fail(view, CHECK);
    await stops(view, KHIMKI);
    await see(view, "places.stopUnchecked");
    return view.isPhone ? "window" : undefined;
  },
  "SCR-05-most": async (view) => {
    await stops(view, KHIMKI);
    for (let count = 1; count < 5; count += 1) await addStop(view);
    await see(view, "places.stopsMost", { count: 5 });
    return view.isPhone ? "window" : undefined;
  },
};

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
const START_STATES: ScreenStates = {
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

/** Every screen in every state, in the order of the way. */
const ALL_STATES: ScreenStates = {
  ...FINDER_STATES,
  ...LIST_STATES,
  ...STOP_STATES,
  ...RENT_STATES,
  ...YACHT_ORDER_STATES,
  ...YACHT_STATES,
  ...FORM_STATES,
  ...EXTRA_STATES,
  ...PAY_STATES,
  ...ORDER_STATES,
  ...TRIPS_STATES,
  ...ACCOUNT_STATES,
  ...PARTNER_STATES,
  ...SHELL_STATES,
  ...FRAME_STATES,
  ...START_STATES,
  ...BOARD_STATES,
  ...MONEY_STATES,
  ...KIT_STATES,
};

/** The states with one of these words in their names; all of them, where no word is given. */
export function statesWith(words: readonly string[]): ScreenStates {
  const names = Object.entries(ALL_STATES).filter(
    ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  return Object.fromEntries(names);
}
