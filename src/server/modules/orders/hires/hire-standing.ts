import { judgeCancel, type CancelJudgement, type CancelledTrip } from "#domain/orders/judge-cancel.ts";
import { dueOf } from "#domain/orders/order-account.ts";
import { nextSum } from "#domain/yachts/hire-money.ts";
import type { HireOrder } from "#server/modules/orders/hires/agree-hire.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";

/** A yacht as its cancelling is judged, by the rule of trips: by its terms, from the whole price. */
export function hireStanding({ amount, hire }: Pick<HireOrder, "amount" | "hire">): CancelledTrip {
  return {
    state: hire.state,
    confirmBy: null,
    pickupAt: hire.starts_at.getTime(),
    amount,
    terms: { cancellation: hire.cancellation },
  };
}

/** What cancelling a yacht order comes to: the fee of its terms, and never more than was paid. */
export function judgeHireCancel(order: Pick<HireOrder, "amount" | "hire" | "received">, now: number): CancelJudgement {
  return judgeCancel([hireStanding(order)], now, order.received);
}

/** What the next payment of an order is: all that is due, or of a yacht the deposit and then the rest. */
export function askedSum({ amount, received, hire }: StoredOrder): number {
  if (hire === undefined) return dueOf({ cost: amount, received });
  return nextSum({ cost: amount, received, deposit: hire.deposit });
}
