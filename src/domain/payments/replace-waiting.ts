import { excessOf, type OrderAccount } from "#domain/orders/order-account.ts";

/** A refund that has not gone yet. */
export interface WaitingRefund {
  readonly refundId: number;
  /** The payment whose money it is; null for cash. */
  readonly paymentId: number | null;
  readonly amount: number;
}

/** What a refund made by hand at the acquirer changes. */
export interface Replacement {
  /** What still waits of refunds in whose place it is; nothing of those that are not needed any more. */
  readonly left: readonly { readonly refundId: number; readonly amount: number }[];
  /** What the order costs less: nobody is asked again for what has gone back. */
  readonly letOff: number;
}

/**
 * Places a refund that somebody made in the acquirer's own pages: it is first what was to go back to its payment anyhow, then
 * what came beyond the order's cost, then what was to go back another way, and only then does the order cost less.
 */
export function replaceWaiting(
  made: { readonly amount: number; readonly paymentId: number },
  waiting: readonly WaitingRefund[],
  account: OrderAccount,
): Replacement {
  const left: { refundId: number; amount: number }[] = [];
  let rest = made.amount;
  const replace = (refunds: readonly WaitingRefund[]): void => {
    for (const { refundId, amount } of refunds) {
      const part = Math.min(rest, amount);
      if (part === 0) continue;
      left.push({ refundId, amount: amount - part });
      rest -= part;
    }
  };
  replace(waiting.filter(({ paymentId }) => paymentId === made.paymentId));
  rest -= Math.min(rest, excessOf(account));
  replace(waiting.filter(({ paymentId }) => paymentId !== made.paymentId));
  return { left, letOff: Math.min(rest, account.cost) };
}
