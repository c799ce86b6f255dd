import { openOrder, openPayPage, paidOrder, placeOrder } from "./placed-order.ts";
import {
  aboveCard,
  fail,
  hold,
  like,
  logIn,
  open,
  refuse,
  see,
  text,
  traveller,
  type ScreenStates,
  type View,
} from "./view.ts";

const ORDERS = /\/v4\/orders\?/;

/** Brings the form filled in, so that the button can be pressed. */
async function filled(view: View): Promise<void> {
  await traveller(view).openForm();
  await traveller(view).fillTrip();
  await traveller(view).fillContact();
}

const submit = (view: View): Promise<void> => traveller(view).submitButton().click();

const document = (view: View, key: "offer" | "terms") =>
  view.page.getByRole("button", { name: text(view, `booking.agree.${key}`), exact: true });

/** An order in the form, to be changed by whoever has its key. */
async function changed(view: View): Promise<void> {
  const order = await paidOrder(view);
  await open(view, "/booking/prices", `&action=change&order_id=${order.id}`);
}

/** Editing, paying, the documents, and the approved order. */
export const PAY_STATES: ScreenStates = {
  "SCR-26-loading": async (view) => {
    await hold(view, /\/v4\/orders/);
    await open(view, "/booking/prices", "&action=change&order_id=1000001");
    return "waiting";
  },
  "SCR-26-denied": async (view) => {
    await open(view, "/booking/prices", "&action=change&order_id=1000001");
    await see(view, "accounts.denied");
  },
  "SCR-26-denied-account": async (view) => {
    await logIn(view, "customer2@demo.test");
    await open(view, "/booking/prices", "&action=change&order_id=1000001");
    await see(view, "accounts.denied");
  },
  "SCR-26-preloaded": async (view) => {
    await changed(view);
    await see(view, "booking.draft.changing");
  },
  "SCR-26-repeated": async (view) => {
    const order = await paidOrder(view);
    await open(view, "/booking/prices", `&action=repeat&order_id=${order.id}`);
    await see(view, "booking.draft.repeated", { id: order.id });
  },
  "SCR-27-pressed": async (view) => {
    await filled(view);
    await hold(view, ORDERS);
    await submit(view);
    await view.page.locator("[aria-busy=true]").first().waitFor();
  },
  "SCR-27-slow": async (view) => {
    await filled(view);
    await hold(view, ORDERS);
    await submit(view);
    await see(view, "booking.slow");
  },
  "SCR-27-refused": async (view) => {
    await filled(view);
    await refuse(view, ORDERS, "certificate-unknown", text(view, "errors.certificate-unknown"));
    await submit(view);
    await see(view, "errors.certificate-unknown");
  },
  "SCR-27-above-card": async (view) => {
    await aboveCard(view);
    await filled(view);
    await view.page.getByText(like(view, "payments.cardMost")).first().scrollIntoViewIfNeeded();
  },
  "order-unpaid-above-card": async (view) => {
    await aboveCard(view);
    await openOrder(view, await placeOrder(view));
    await view.page.getByText(like(view, "payments.cardMost")).first().waitFor();
  },
  "SCR-27-lost": async (view) => {
    await filled(view);
    await view.page.context().setOffline(true);
    await submit(view);
    await see(view, "booking.checkingOrder");
  },
  "SCR-27-no-pay-page": async (view) => {
    await filled(view);
    await refuse(view, /pay-url/, "acquirer-unavailable", text(view, "errors.acquirer-unavailable"));
    await submit(view);
    await see(view, "payments.urlFailed");
  },
  // The error screen with more below its words.
  "SCR-40-extra-content": async (view) => PAY_STATES["SCR-27-no-pay-page"]?.(view),
  "SCR-28-loading": async (view) => {
    await hold(view, /get-widget/);
    await traveller(view).openForm();
    await document(view, "offer").click();
    await view.page.getByRole("dialog").waitFor();
    return "window";
  },
  "SCR-28-failed": async (view) => {
    await fail(view, /get-widget/);
    await traveller(view).openForm();
    await document(view, "offer").click();
    await view.page
      .getByRole("dialog")
      .getByRole("button", { name: text(view, "common.retry") })
      .waitFor();
    return "window";
  },
  "SCR-28-offer": async (view) => {
    await traveller(view).openForm();
    await document(view, "offer").click();
    await view.page.getByRole("dialog").getByRole("heading", { level: 3 }).first().waitFor();
    return "window";
  },
  "SCR-28-terms": async (view) => {
    await traveller(view).openForm();
    await document(view, "terms").click();
    await view.page.getByRole("dialog").getByRole("heading", { level: 3 }).first().waitFor();
    return "window";
  },
  "SCR-29-loading": async (view) => {
    await hold(view, /\/v4\/orders/);
    await open(view, "/booking/approveorder/1000001");
    return "waiting";
  },
  "SCR-29-unknown": async (view) => {
    await open(view, "/booking/approveorder/x");
    await see(view, "orders.unknown");
  },
  "SCR-29-summary": async (view) => {
    await logIn(view, "coordinator2@demo.test");
    await filled(view);
    await view.page.getByLabel(text(view, "accounts.orderNumber")).fill("PO-7");
    await view.page.getByRole("radio", { name: text(view, "accounts.pay.cash") }).check();
    await view.page.getByRole("button", { name: text(view, "accounts.submitCash"), exact: true }).click();
    await view.page.waitForURL(/\/approveorder\//);
    await view.page.getByText(like(view, "orders.pass.cash")).locator("visible=true").first().waitFor();
  },
  "SCR-30-declined": async (view) => {
    const order = await placeOrder(view);
    await openPayPage(view, order);
    await view.page.locator("form[action$='/decline'] button").click();
    await openOrder(view, order);
    await see(view, "payments.declined");
  },
};
