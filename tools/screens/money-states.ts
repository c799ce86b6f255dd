import type { findReceipts } from "#contract/console/money/receipts.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { paidOrder, type PlacedOrder } from "./placed-order.ts";
import { change, dayAhead, fail, hold, logIn, open, see, type ScreenStates, type View } from "./view.ts";

const RECEIPTS = /\/operator\/v1\/receipts\?/;
const REFUNDS = /\/operator\/v1\/refunds(\?|$)/;

/** Somebody of the staff opens the screen of refunds and waits for what it asks for. */
async function at(view: View, query = "", who = "accountant@demo.test"): Promise<void> {
  await logIn(view, who);
  await open(view, "/console/money", query);
  await view.page.getByRole("heading", { level: 1 }).waitFor();
  await view.page.locator("[aria-busy='true']").first().waitFor({ state: "hidden" });
}

/** A paid order that a dispatcher cancels, so that its refund waits for somebody else. */
async function waitingRefund(view: View): Promise<PlacedOrder> {
  const { request } = view.page;
  const order = await paidOrder(view, { at: `${dayAhead(9)} 12:00` });
  await logIn(view, "dispatcher@demo.test");
  const call = `${view.base}/operator/v1/orders/${order.id}/cancel`;
  const asked = { reason: "traveller" };
  const preview = await request.post(`${call}/preview`, { data: asked });
  const { result } = (await preview.json()) as { result: { fee: number; refund: number; version: number } };
  const { fee, refund, version } = result;
  const answer = await request.post(call, {
    data: { ...asked, expected_fee: fee, expected_refund: refund, version },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  if (!answer.ok()) throw new Error(`The order was not cancelled: ${await answer.text()}`);
  return order;
}

/** A paid order whose payer takes the money back through the bank, as an accountant writes it down. */
async function disputedOrder(view: View): Promise<PlacedOrder> {
  const { request } = view.page;
  const order = await paidOrder(view, { at: `${dayAhead(9)} 12:00` });
  await logIn(view, "accountant@demo.test");
  const call = `${view.base}/operator/v1/orders/${order.id}`;
  const shown = (await (await request.get(call)).json()) as { result: { version: number; view: { total: number } } };
  const { version, view: seen } = shown.result;
  const note = view.locale === "ru" ? "Плательщик пишет, что никто не приехал" : "The payer says that nobody came";
  const answer = await request.post(`${call}/disputes`, {
    data: { amount: seen.total, fee: 1, note, due_at: Date.parse(`${dayAhead(5)}T20:59:00Z`), version },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  if (!answer.ok()) throw new Error(`The dispute was not written down: ${await answer.text()}`);
  return order;
}

/** An order whose receipts YooKassa has not registered; the sandbox of this server sends none, so the answer names them. */
async function missingReceipts(view: View): Promise<PlacedOrder> {
  const order = await paidOrder(view, { at: `${dayAhead(9)} 12:00` });
  const usual = {
    order_id: order.id,
    name: view.locale === "ru" ? "Анна Иванова" : "Anna Ivanova",
    currency: "RUB",
    acquirer: "yookassa",
    payment: "2f1c0b5e-000f-5000-8000-18db351245c7",
    is_asked: false,
    problem: "",
  };
  const since = Date.parse(`${dayAhead(-4)}T09:30:00Z`);
  const receipts = [
    { ...usual, receipt_id: 1, kind: "payment" as const, why: "silent" as const, amount: 5400, since, is_asked: true },
    {
      ...usual,
      receipt_id: 2,
      kind: "settlement" as const,
      why: "refused" as const,
      amount: 5400,
      since,
      problem: "it made no receipt (invalid_request receipt.items)",
    },
    { ...usual, receipt_id: 3, kind: "refund" as const, why: "own" as const, amount: 1200, since },
  ];
  await change<EndpointResult<typeof findReceipts>>(view, RECEIPTS, ({ now }) => ({ receipts, now }));
  return order;
}

/** Opens a window over a refund that waits by its key. */
async function window(view: View, key: string): Promise<"window"> {
  const { id } = await waitingRefund(view);
  await at(view, `&order=${id}`);
  await view.page.locator("#refund-row-0").waitFor();
  await view.page.keyboard.press(key);
  await view.page.getByRole("dialog").waitFor();
  return "window";
}

/** The screen on which money goes back. */
export const MONEY_STATES: ScreenStates = {
  "console-money": async (view) => {
    await waitingRefund(view);
    await at(view);
    await view.page.locator("#refund-row-0").waitFor();
  },
  "console-money-empty": async (view) => at(view, "&queue=failed"),
  "console-money-loading": async (view) => {
    await hold(view, REFUNDS);
    await logIn(view, "accountant@demo.test");
    await open(view, "/console/money");
    await view.page.getByRole("heading", { level: 1 }).waitFor();
  },
  "console-money-no-right": async (view) => at(view, "", "dispatcher@demo.test"),
  "console-money-failed": async (view) => {
    await fail(view, REFUNDS);
    await at(view);
  },
  "console-money-dispute": async (view) => {
    await disputedOrder(view);
    await at(view);
  },
  "console-money-receipts": async (view) => {
    await missingReceipts(view);
    await at(view);
    await see(view, "console.receipts.title");
  },
  "console-order-receipts": async (view) => {
    const { id } = await missingReceipts(view);
    await logIn(view, "accountant@demo.test");
    await open(view, `/console/orders/${id}`);
    await see(view, "console.receipts.title");
  },
  "console-order-disputed": async (view) => {
    const { id } = await disputedOrder(view);
    await open(view, `/console/orders/${id}`);
    await view.page.getByRole("heading", { level: 1 }).waitFor();
  },
  "console-money-other-way": async (view) => window(view, "w"),
  "console-money-decline": async (view) => window(view, "x"),
};
