import type { OrderView } from "#contract/orders/order-view.ts";
import { DAY_MS } from "#domain/values/durations.ts";
import {
  atBank,
  openOrder,
  openPayPage,
  paidOrder,
  placeOrder,
  type OrderedAs,
  type PlacedOrder,
} from "./placed-order.ts";
import {
  button,
  change,
  dayAhead,
  fail,
  hold,
  like,
  moscowIn,
  open,
  see,
  text,
  type ScreenStates,
  type View,
} from "./view.ts";

/** Too late to cancel for nothing, and not too late to order. */
const SOON: OrderedAs = { at: moscowIn(240) };

/** Opens the sheet in which the trip is cancelled. */
async function cancelSheet(view: View, as?: OrderedAs): Promise<PlacedOrder> {
  const order = await paidOrder(view, as);
  await button(view, "orders.plans.cancel").click();
  await view.page.getByRole("dialog", { name: text(view, "orders.cancel.askTrip") }).waitFor();
  return order;
}

/** Pays an order and cancels it. */
async function cancelled(view: View): Promise<PlacedOrder> {
  const order = await cancelSheet(view);
  await view.page
    .getByRole("dialog")
    .getByRole("button", { name: like(view, "orders.cancel.press.refund") })
    .click();
  await see(view, "orders.cancelled");
  return order;
}

/** The order as it is once its ride has been, which nobody at a screen of travellers can bring about: all of it some days earlier. */
function driven(order: OrderView): OrderView {
  const earlier = (moment: string) => new Date(Date.parse(moment) - 4 * DAY_MS).toISOString();
  const local = (time: string) =>
    earlier(`${time.replace(" ", "T")}:00Z`)
      .slice(0, 16)
      .replace("T", " ");
  const trips = order.trips.map((trip) => ({
    ...trip,
    state: "completed",
    status: 3,
    change: trip.change && { ...trip.change, ride: false, details: false, notice: null },
    pickup_time: local(trip.pickup_time),
    arrival_time: local(trip.arrival_time),
  }));
  const entries = order.account.entries.map((entry) => ({ ...entry, at: earlier(entry.at) }));
  return {
    ...order,
    state: "completed",
    status: 3,
    placed_at: earlier(order.placed_at),
    moves: order.moves.map((move) => ({ ...move, at: earlier(move.at) })),
    account: { ...order.account, entries },
    trips,
  };
}

/** The payment page, the page of an order, and what leads nowhere. */
export const ORDER_STATES: ScreenStates = {
  "SCR-30-pay": async (view) => openPayPage(view, await placeOrder(view)),
  "order-loading": async (view) => {
    await hold(view, /\/v4\/orders/);
    await open(view, "/booking/order/1000001", "#key=0123456789abcdef0123456789abcdef");
    return "waiting";
  },
  "order-unpaid": async (view) => {
    await openOrder(view, await placeOrder(view));
    await see(view, "payments.open");
  },
  "order-paid": async (view) => void (await paidOrder(view)),
  "order-paid-tomorrow": async (view) => void (await paidOrder(view, { at: `${dayAhead(1)} 18:40` })),
  "order-sign": async (view) => {
    await paidOrder(view);
    await view.page.getByRole("button", { name: text(view, "orders.pass.show") }).click();
    await view.page.getByRole("dialog").waitFor();
    return "window";
  },
  "order-cancel-sheet": async (view) => {
    await cancelSheet(view);
    return "window";
  },
  "order-cancel-fee": async (view) => {
    await cancelSheet(view, SOON);
    return "window";
  },
  "order-cancel-failed": async (view) => {
    await fail(view, /check-cancel/);
    await paidOrder(view);
    await button(view, "orders.plans.cancel").click();
    await view.page.getByRole("dialog").waitFor();
    return "window";
  },
  "order-finished": async (view) => {
    const order = await placeOrder(view, { at: `${dayAhead(1)} 18:40` });
    await openPayPage(view, order);
    await atBank(view, "pay");
    await change<OrderView>(view, /\/v4\/orders\/\d+\?/, driven);
    await openOrder(view, order);
    await see(view, "orders.pass.completed");
  },
  "order-cancelled": async (view) => void (await cancelled(view)),
  "SCR-12-not-changeable": async (view) => {
    const { id } = await cancelled(view);
    await open(view, "/booking/finder", `&action=change&order_id=${id}`);
    await see(view, "places.orderFixed", { id });
  },
  "order-no-key": async (view) => {
    await open(view, "/booking/order/1000001");
    await see(view, "orders.noKey");
  },
  "order-unknown": async (view) => {
    await open(view, "/booking/order/0");
    await see(view, "orders.unknown");
  },
  "order-failed": async (view) => {
    const order = await placeOrder(view);
    await fail(view, /\/v4\/orders\/\d+/);
    await openOrder(view, order);
    await see(view, "orders.failed");
  },
  "order-offline": async (view) => {
    const { page } = view;
    const order = await paidOrder(view);
    await page.getByRole("checkbox", { name: text(view, "orders.offline.keep") }).check();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(async () => (await caches.keys()).includes("nameboard-pass"));
    await page.context().setOffline(true);
    await open(view, `/booking/order/${order.id}`);
    await page.getByText(like(view, "orders.offline.copy")).first().waitFor();
  },
};
