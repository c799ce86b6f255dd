import type { PlacedOrder } from "#contract/orders/orders.ts";
import type { Bank } from "./bank.ts";
import type { CommitPoint } from "./commit-points.ts";
import type { DrilledTraveller } from "./drilled-traveller.ts";
import { tireless } from "./tireless.ts";

/** What a life is lived with. */
export interface Lived {
  readonly url: string;
  readonly bank: Bank;
  readonly traveller: DrilledTraveller;
  /** Whether the bank says that money came; otherwise the server has to find out. */
  readonly isTold: boolean;
  /** Brings forward what the server would do about these orders in some minutes. */
  readonly hurry: (orderId: number) => Promise<void>;
  /** Lets the time of an unpaid order end. */
  readonly endTimeOf: (orderId: number) => Promise<void>;
}

/** How an order has ended: what it must be, and what must have come for it in minor units. */
export interface LivedOrder {
  readonly order: PlacedOrder;
  readonly state: "confirmed" | "cancelled";
  readonly received: number;
  /** How often it was changed. */
  readonly changes: number;
}

/** What an order may go through. */
export type OrderLife = (lived: Lived) => Promise<LivedOrder>;

/** The demo operator's certificate of 500 roubles. */
const CERTIFICATE = "GIFT500";
const SAVED = 500;

async function pay({ url, bank, traveller, isTold, hurry }: Lived, order: PlacedOrder, payUrl?: string): Promise<void> {
  const ref = bank.pay(payUrl ?? (await traveller.payUrl(order)));
  if (isTold) await bank.notify(url, ref);
  await tireless(async () => {
    if (!isTold) await hurry(order.order_id);
    const { payment } = await traveller.view(order);
    if (payment !== "paid") throw new Error(`The order is ${payment}.`);
  });
}

/** All money that a cancelled order had is back. */
async function refunded({ bank, traveller, hurry }: Lived, order: PlacedOrder): Promise<void> {
  await tireless(async () => {
    bank.finishRefunds();
    await hurry(order.order_id);
    const { account } = await traveller.view(order);
    if (account.balance !== "settled") throw new Error(`The balance is ${account.balance}.`);
  });
}

/** Paid, made dearer, the rest paid, and made cheaper again. */
const changed: OrderLife = async (lived) => {
  const { traveller } = lived;
  const order = await traveller.place();
  await pay(lived, order);
  await traveller.setStops(order, 2);
  await pay(lived, order);
  await traveller.setStops(order, 0);
  await refunded(lived, order);
  return { order, state: "confirmed", received: order.price * 100, changes: 2 };
};

/** Paid with a certificate and by card, and cancelled. */
const cancelled: OrderLife = async (lived) => {
  const { traveller } = lived;
  const order = await traveller.place(CERTIFICATE);
  await traveller.setStops(order, 1, SAVED);
  await pay(lived, order);
  await traveller.cancel(order);
  await refunded(lived, order);
  return { order, state: "cancelled", received: 0, changes: 1 };
};

/** Cash is agreed on while the pay page is open, and then it is paid by card. */
const cash: OrderLife = async (lived) => {
  const { traveller } = lived;
  const order = await traveller.place();
  const page = await traveller.payUrl(order);
  await traveller.agreeOnCash(order);
  await pay(lived, order, page);
  return { order, state: "confirmed", received: order.price * 100, changes: 0 };
};

/** Paid after it was cancelled. */
const late: OrderLife = async (lived) => {
  const { traveller, bank, url, hurry } = lived;
  const order = await traveller.place();
  const page = await traveller.payUrl(order);
  await traveller.cancel(order);
  const ref = bank.pay(page);
  if (lived.isTold) await bank.notify(url, ref);
  await tireless(async () => {
    bank.finishRefunds();
    await hurry(order.order_id);
    if (bank.booksOf(order.order_id).received !== 0) throw new Error("The money is not back.");
  });
  await refunded(lived, order);
  return { order, state: "cancelled", received: 0, changes: 0 };
};

/** Nobody pays it. */
const lapsed: OrderLife = async (lived) => {
  const { traveller, endTimeOf } = lived;
  const order = await traveller.place(CERTIFICATE);
  await endTimeOf(order.order_id);
  await tireless(async () => {
    await endTimeOf(order.order_id);
    const { status } = await traveller.view(order);
    if (status !== 4) throw new Error(`The order's status is ${status}.`);
  });
  return { order, state: "cancelled", received: 0, changes: 0 };
};

/** Money comes that names nothing of ours, and the order is paid as well. */
const stray: OrderLife = async (lived) => {
  const { traveller, bank, url } = lived;
  const order = await traveller.place();
  await bank.notify(url, bank.payStray(12_345));
  await pay(lived, order);
  return { order, state: "confirmed", received: order.price * 100, changes: 0 };
};

/** All lives, by their names. */
export const ORDER_LIVES = { changed, cancelled, cash, late, lapsed, stray } as const satisfies Readonly<
  Record<string, OrderLife>
>;

/** A life in which this commit happens. */
export function lifeWith(point: CommitPoint): OrderLife {
  switch (point) {
    case "trip cancelled":
      return cancelled;
    case "cash agreed":
      return cash;
    case "order lapsed":
      return lapsed;
    case "money set aside":
      return stray;
    case "notice taken":
      return cash;
    default:
      return changed;
  }
}
