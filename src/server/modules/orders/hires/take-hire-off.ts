import type { Transaction } from "kysely";
import type { TripState } from "#domain/orders/trip-state.ts";
import type { Tables } from "#server/database/tables.ts";
import type { HireOrder } from "#server/modules/orders/hires/agree-hire.ts";
import { insertEntries } from "#server/modules/orders/store/entries.repository.ts";
import { moveHire } from "#server/modules/orders/store/hires.repository.ts";
import { setCost } from "#server/modules/orders/store/order-money.repository.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";

/** How a yacht order ends without a ride: for what fee in minor units, why, by whom and when. */
export interface HireOff {
  readonly fee: number;
  /** Why; empty for the traveller's own. */
  readonly reason: string;
  readonly author: string;
  readonly at: Date;
  readonly state?: Extract<TripState, "cancelled" | "no-show">;
}

/** Minor units that go back to the payer of a yacht order that ends for this fee. */
export function hireRefund({ received }: Pick<StoredOrder, "received">, fee: number): number {
  return Math.max(0, received - fee);
}

/** Ends a yacht order in its rows and in its account; its row is locked by the caller. */
export async function takeHireOff(
  trx: Transaction<Tables>,
  order: HireOrder,
  { fee, reason, author, at, state = "cancelled" }: HireOff,
): Promise<StoredOrder> {
  const end = { cancelled_at: at, cancel_fee: fee, cancel_refund: hireRefund(order, fee), cancel_reason: reason };
  const hire = await moveHire(trx, order.hire, state, { author, reason, at, end });
  const costs = [
    { kind: "cancelled", amount: -order.amount, author },
    { kind: "fee", amount: fee, author },
  ] as const;
  await insertEntries(trx, order, costs, at);
  const row = await setCost(trx, order, { cost: fee, state, at });
  return { ...row, hire };
}
