import { openOrder, paidOrder, placeOrder } from "./placed-order.ts";
import { dayAhead, fail, hold, logIn, open, see, type ScreenStates, type View } from "./view.ts";

const LIST = "/my-trips";
const TRIPS = /\/v4\/(orders\/trips|trips)(\?|\/search)/;
/** More trips than one page of the list has. */
const MANY = 12;

/** Logs an account in that has more trips than fit on a page. */
async function withMany(view: View): Promise<number> {
  await logIn(view, "agent@demo.test");
  let last = 0;
  for (let count = 0; count < MANY; count += 1)
    last = (await placeOrder(view, { at: `${dayAhead(9 + count)} 18:40` })).id;
  return last;
}

/** Shows trips of an account as over: with a trip driven, one without its passenger, and one cancelled late. */
async function over(view: View): Promise<void> {
  await view.page.route(TRIPS, async (route) => {
    const ahead = route.request().url().replace("period=past", "period=upcoming");
    const response = await route.fetch({ url: ahead });
    const answer = (await response.json()) as { readonly result: { readonly orders: readonly object[] } };
    const ends = [{ status: 3 }, { status: 5, cancel_fee: 10 }, { status: 4, cancel_fee: 0 }];
    const orders = answer.result.orders.slice(0, ends.length).map((trip, index) => ({ ...trip, ...ends[index] }));
    await route.fulfill({ response, json: { ...answer, result: { ...answer.result, orders } } });
  });
}

/** The lists of trips: of a device, and of an account. */
export const TRIPS_STATES: ScreenStates = {
  "SCR-31-device-empty": async (view) => {
    await open(view, LIST);
    await see(view, "orders.list.noneKept");
  },
  "SCR-31-device-loading": async (view) => {
    await hold(view, /orders\/kept/);
    await open(view, LIST);
  },
  "SCR-31-device-failed": async (view) => {
    await fail(view, /orders\/kept/);
    await open(view, LIST);
    await see(view, "orders.list.failed");
  },
  "SCR-31-device-trips": async (view) => {
    await paidOrder(view);
    const unpaid = await placeOrder(view, { at: `${dayAhead(20)} 18:40` });
    await openOrder(view, unpaid);
    await see(view, "payments.open");
    await open(view, LIST, `&showorder=${unpaid.id}`);
    await view.page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    await view.page.getByRole("main").getByRole("listitem").first().waitFor();
  },
  "SCR-31-link-again": async (view) => {
    await open(view, "/booking/order/1000001");
    await see(view, "orders.noKey");
    await view.page.locator("main a[href*='/my-trips']").first().click();
    await see(view, "orders.list.link.title");
  },
  "SCR-31-account-empty": async (view) => {
    await logIn(view, "customer2@demo.test");
    await open(view, LIST);
    await see(view, "orders.list.none.upcoming");
  },
  "SCR-31-account-loading": async (view) => {
    await logIn(view, "customer2@demo.test");
    await hold(view, TRIPS);
    await open(view, LIST);
  },
  "SCR-31-account-failed": async (view) => {
    await logIn(view, "customer2@demo.test");
    await fail(view, TRIPS);
    await open(view, LIST);
    await see(view, "orders.list.failed");
  },
  "SCR-31-account-many": async (view) => {
    await withMany(view);
    await open(view, "/account/orders");
    await view.page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    await view.page.getByRole("main").getByRole("listitem").nth(5).waitFor();
  },
  "SCR-31-account-over": async (view) => {
    await logIn(view, "customer3@demo.test");
    for (const days of [10, 11, 12]) await placeOrder(view, { at: `${dayAhead(days)} 18:40` });
    await over(view);
    await open(view, "/account/orders", "&period=past");
    await see(view, "orders.list.state.completed");
  },
  "SCR-31-account-opened": async (view) => {
    await logIn(view, "customer3@demo.test");
    const { id } = await paidOrder(view);
    await open(view, "/account/orders", `&showorder=${id}`);
    await see(view, "orders.list.asked");
  },
};
