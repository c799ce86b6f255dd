import { REFUND_QUEUES, type RefundQueue } from "#domain/payments/refund-state.ts";

/** What the screen of refunds shows. */
export interface RefundsAsked {
  readonly queue: RefundQueue;
  /** All refunds of one order, whatever their state. */
  readonly order: number | undefined;
  /** The last refund of the page before. */
  readonly after: number | undefined;
}

const QUEUES = Object.keys(REFUND_QUEUES) as RefundQueue[];

/** Reads what an address asks for; what it does not know is left out. */
export function readRefundsAddress(search: string): RefundsAsked {
  const query = new URLSearchParams(search);
  const number = (name: string) => {
    const [text] = /^\d{1,9}$/.exec(query.get(name) ?? "") ?? [];
    return text === undefined ? undefined : Number(text);
  };
  return {
    queue: QUEUES.find((queue) => queue === query.get("queue")) ?? "release",
    order: number("order"),
    after: number("after"),
  };
}

/** Writes the address of a queue, or of the refunds of one order. */
export function refundsAddress({ queue, order, after }: Partial<RefundsAsked>, lang: string | null): string {
  const query = new URLSearchParams();
  if (order !== undefined) query.set("order", String(order));
  else if (queue !== undefined && queue !== "release") query.set("queue", queue);
  if (after !== undefined) query.set("after", String(after));
  if (lang !== null) query.set("lang", lang);
  const text = query.toString();
  return `/console/money${text === "" ? "" : `?${text}`}`;
}
