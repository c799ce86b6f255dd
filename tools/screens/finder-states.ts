import { randomBytes } from "node:crypto";
import {
  button,
  change,
  fail,
  hold,
  like,
  logIn,
  open,
  ROUTE,
  see,
  SHEREMETYEVO,
  text,
  type,
  type ScreenStates,
} from "./view.ts";

const FINDER = "/booking/finder";
const SEARCHES = /\/(transport-nodes|places\/find)\?/;
const LOG_IN = /\/v4\/auth\/login/;

/** The finder without prices: its fields, lists and what opens over it. */
export const FINDER_STATES: ScreenStates = {
  "SCR-01-empty": async (view) => open(view, FINDER),
  "SCR-01-one-place": async (view) => {
    await open(view, FINDER, `&from=${SHEREMETYEVO}`);
    await view.page.locator("#place-to").waitFor();
  },
  "SCR-01-not-filled": async (view) => {
    await open(view, FINDER);
    await view.page.waitForLoadState("networkidle");
    await button(view, "places.find").click();
    await see(view, "Finder.fromRequired");
  },
  "SCR-01-not-found": async (view) => {
    await open(view, FINDER, "&from=g999999999");
    await see(view, "Finder.notFound");
  },
  "SCR-01-inexact-address": async (view) => {
    await change<object[]>(view, /\/transport-nodes\?/, (places) =>
      places.map((place) => ({ ...place, exactAddress: false })),
    );
    await open(view, FINDER);
    await type(view, "from", "svo");
    await view.page.getByRole("option").first().click();
    await see(view, "Finder.exactAddress");
    // It is warned about, and chosen all the same (OPN-011).
    await view.page.waitForURL(/[?&]from=/);
  },
  "SCR-01-recent": async (view) => {
    await open(view, FINDER);
    await type(view, "from", "svo");
    await view.page.getByRole("option").first().click();
    await open(view, FINDER);
    await see(view, "places.recent");
  },
  "SCR-01-same-place": async (view) => {
    await open(view, FINDER, `&from=${SHEREMETYEVO}&to=${SHEREMETYEVO}`);
    await see(view, "Finder.samePlace");
  },
  "SCR-01-time": async (view) => {
    await open(view, FINDER);
    await view.page.waitForLoadState("networkidle");
    await view.page.getByRole("button", { name: text(view, "places.when") }).click();
    await view.page.locator("#when-date").waitFor();
    return "window";
  },
  "SCR-03-suggestions": async (view) => {
    await open(view, FINDER);
    await type(view, "from", view.locale === "ru" ? "москва" : "london");
    await view.page.getByRole("option").nth(3).waitFor();
    return "window";
  },
  "SCR-03-searching": async (view) => {
    await hold(view, SEARCHES);
    await open(view, FINDER);
    await type(view, "from", "svo");
    await see(view, "places.searching");
    return "window";
  },
  "SCR-03-nothing": async (view) => {
    await open(view, FINDER);
    await type(view, "from", "xxxxwwww");
    await see(view, "places.none");
    return "window";
  },
  "SCR-03-unanswered": async (view) => {
    await fail(view, SEARCHES);
    await open(view, FINDER);
    await type(view, "from", "svo");
    await see(view, "places.unanswered");
    return "window";
  },
  "SCR-12-unknown-order": async (view) => {
    await open(view, FINDER, "&action=repeat&order_id=999999");
    await see(view, "places.orderUnknown", { id: 999999 });
    return "window";
  },
  "SCR-13-log-in": async (view) => {
    await open(view, FINDER, `${ROUTE}&login_required=1`);
    await see(view, "accounts.logInTitle");
    return "window";
  },
  "SCR-13-wrong-password": async (view) => {
    await open(view, FINDER, "&login_required=1");
    await view.page.getByLabel(text(view, "accounts.name")).fill(`${randomBytes(4).toString("hex")}@demo.test`);
    await view.page.getByLabel(text(view, "accounts.password"), { exact: true }).fill("wrong");
    await view.page.keyboard.press("Enter");
    await see(view, "errors.login-wrong");
    return "window";
  },
  "SCR-13-logging-in": async (view) => {
    await hold(view, LOG_IN);
    await open(view, FINDER, "&login_required=1");
    await view.page.getByLabel(text(view, "accounts.name")).fill("customer@demo.test");
    await view.page.getByLabel(text(view, "accounts.password"), { exact: true }).fill("nameboard-demo");
    await view.page.keyboard.press("Enter");
    await view.page.getByRole("dialog").locator("[aria-busy=true]").first().waitFor();
    return "window";
  },
  "SCR-14-promotion": async (view) => {
    await logIn(view, "customer2@demo.test");
    // It is shown once to an account, so its view stays unrecorded.
    await view.page.route(/\/v4\/promo\/views/, (route) => route.abort());
    await open(view, FINDER);
    // It waits until somebody only reads.
    await view.page.getByRole("dialog").waitFor();
    return "window";
  },
  "menu-of-a-phone": async (view) => {
    await open(view, FINDER);
    await view.page.waitForLoadState("networkidle");
    const menu = view.isPhone ? text(view, "menu.open") : like(view, "menu.currency");
    await view.page.getByRole("banner").getByRole("button", { name: menu }).first().click();
    return "window";
  },
};
