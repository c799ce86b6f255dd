import { REFUND_QUEUES, type RefundQueue } from "#domain/payments/refund-state.ts";
import { addressOf } from "#web/console/app/address.ts";

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
export function refundsAddress({ queue, order, after }: Partial<RefundsAsked>): string {
  const isFirst = queue === "release" || order !== undefined;
  return addressOf("/console/money", { order, queue: isFirst ? undefined : queue, after });
}
