import { placeOrder } from "./placed-order.ts";
import { dayAhead, fail, hold, logIn, open, type ScreenStates, type View } from "./view.ts";

const BOARD = /\/operator\/v1\/trips(\?|$)/;
const ORDER = /\/operator\/v1\/orders\/\d+(\?|$)/;

/** What a dispatcher sees without a press. */
const TOMORROW = { at: `${dayAhead(1)} 18:40` };

/** Somebody of the staff opens a page of the console and waits for its heading and what it asks for. */
async function at(view: View, path: string, query = "", who = "dispatcher@demo.test"): Promise<void> {
  await logIn(view, who);
  await open(view, `/console${path}`, query);
  await view.page.getByRole("heading", { level: 1 }).waitFor();
  await view.page.locator("[aria-busy='true']").first().waitFor({ state: "hidden" });
}

async function order(view: View, who?: string): Promise<void> {
  const { id } = await placeOrder(view, TOMORROW);
  await at(view, `/orders/${id}`, "", who);
}

/** The pages of whoever works for the operator. */
export const BOARD_STATES: ScreenStates = {
  "console-log-in": async (view) => {
    await open(view, "/console");
    await view.page.getByRole("heading", { level: 1 }).waitFor();
  },
  "console-not-staff": async (view) => {
    await logIn(view, "customer@demo.test");
    await open(view, "/console");
    await view.page.getByRole("heading", { level: 1 }).waitFor();
  },
  "console-board": async (view) => {
    await placeOrder(view, TOMORROW);
    await at(view, "");
  },
  "console-board-loading": async (view) => {
    await hold(view, BOARD);
    await logIn(view, "dispatcher@demo.test");
    await open(view, "/console");
    await view.page.getByRole("heading", { level: 1 }).waitFor();
  },
  "console-board-failed": async (view) => {
    await fail(view, BOARD);
    await at(view, "");
  },
  "console-board-empty-filter": async (view) => at(view, "", "&state=no-show"),
  "console-board-accountant": async (view) => at(view, "", "", "accountant@demo.test"),
  "console-day": async (view) => at(view, "", `&view=day&day=${dayAhead(1)}`),
  "console-timeline": async (view) => at(view, "", `&view=timeline&day=${dayAhead(1)}`),
  "console-find": async (view) => {
    await at(view, "");
    await view.page.keyboard.press("Control+k");
    await view.page.getByRole("dialog").waitFor();
    return "window";
  },
  "console-keys": async (view) => {
    await at(view, "");
    await view.page.keyboard.press("Shift+Slash");
    await view.page.getByRole("dialog").waitFor();
    return "window";
  },
  "console-order": async (view) => order(view),
  "console-order-support": async (view) => order(view, "support@demo.test"),
  "console-order-accountant": async (view) => order(view, "accountant@demo.test"),
  "console-order-unknown": async (view) => at(view, "/orders/2000000000"),
  "console-order-failed": async (view) => {
    await fail(view, ORDER);
    await at(view, "/orders/1");
  },
  "console-new-order": async (view) => at(view, "/orders/new"),
  "console-new-order-no-right": async (view) => at(view, "/orders/new", "", "accountant@demo.test"),
  "console-requests": async (view) => at(view, "/requests"),
  "console-requests-no-right": async (view) => at(view, "/requests", "", "accountant@demo.test"),
  "console-tester": async (view) => at(view, "/tester"),
  "console-staff": async (view) => at(view, "/staff", "", "admin@demo.test"),
  "console-staff-no-right": async (view) => at(view, "/staff"),
  "console-audit": async (view) => at(view, "/audit", "", "admin@demo.test"),
};
