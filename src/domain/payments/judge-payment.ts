import type { TripState } from "#domain/orders/trip-state.ts";
import type { PaymentState } from "#domain/payments/payment-state.ts";

/** An attempt to pay, as we opened it; amounts in minor units. */
export interface OpenedAttempt {
  readonly paymentId: number;
  readonly account: string;
  readonly amount: number;
  readonly currency: string;
}

/** What an order owes when the money for it arrives. */
export interface OwingOrder {
  readonly state: TripState;
  readonly due: number;
}

/** Why money is set aside: what differs from the attempt to pay that we opened, or what is unknown. */
export type SetAsideReason = "payment-number" | "account" | "currency" | "amount" | "attempt-unknown";

/** What arrived money becomes. */
export type PaymentVerdict =
  | { readonly state: Extract<PaymentState, "succeeded"> }
  | { readonly state: Extract<PaymentState, "paid-late">; readonly reason: "late" | "twice" }
  | { readonly state: Extract<PaymentState, "quarantined">; readonly reason: SetAsideReason };

/**
 * Judges money that has arrived. What differs from what we asked for is set aside; what
 * nothing is owed for goes back; all else pays the order, a part of it or more than it costs by now.
 */
export function judgePayment(attempt: OpenedAttempt, arrived: OpenedAttempt, order: OwingOrder): PaymentVerdict {
  const difference = differenceOf(attempt, arrived);
  if (difference !== undefined) return { state: "quarantined", reason: difference };
  if (order.state === "cancelled") return { state: "paid-late", reason: "late" };
  return order.due > 0 ? { state: "succeeded" } : { state: "paid-late", reason: "twice" };
}

/** Which fact of an arrived payment is not what we asked for; undefined when all match. */
function differenceOf(attempt: OpenedAttempt, arrived: OpenedAttempt): SetAsideReason | undefined {
  if (arrived.paymentId !== attempt.paymentId) return "payment-number";
  if (arrived.account !== attempt.account) return "account";
  if (arrived.currency !== attempt.currency) return "currency";
  if (arrived.amount !== attempt.amount) return "amount";
  return undefined;
}
