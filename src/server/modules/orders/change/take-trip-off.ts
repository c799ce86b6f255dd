import type { Transaction } from "kysely";
import type { EntryReason } from "#domain/orders/order-account.ts";
import type { Tables } from "#server/database/tables.ts";
import { orderAfterChange } from "#server/modules/orders/change/order-after-change.ts";
import { insertEntries } from "#server/modules/orders/store/entries.repository.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { updateTrip } from "#server/modules/orders/store/trip-changes.repository.ts";
import type { TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";

/** How a trip is cancelled: for what fee in minor units, why, by whom and when. */
export interface TakingOff {
  readonly fee: number;
  /** In the traveller's own words; empty for none. */
  readonly reason: string;
  /** Who, as an entry names its author. */
  readonly author: string;
  readonly entryReason?: EntryReason;
  readonly at: Date;
}

/** Minor units that go back to the payer for a trip with this fee: what came beyond what the order then costs. */
export function refundOf({ amount, received }: StoredOrder, trip: StoredTrip, fee: number): number {
  if (trip.cancel_refund !== null) return trip.cancel_refund;
  const cost = Math.max(0, amount - trip.amount + fee);
  return Math.max(0, received - cost) - Math.max(0, received - amount);
}

/** Cancels a trip in the rows and in the account of its order, whose row is locked by the caller. */
export async function takeTripOff(
  trx: Transaction<Tables>,
  { order, trip }: TripOfOrder,
  { fee, reason, author, entryReason = "", at }: TakingOff,
): Promise<TripOfOrder> {
  const values = {
    cancelled_at: at,
    cancel_fee: fee,
    cancel_refund: refundOf(order, trip, fee),
    cancel_reason: reason,
    has_unseen_change: false,
  };
  const after = orderAfterChange({ order, trip }, { amount: trip.amount, cancelFee: fee }, at);
  const cancelled = await updateTrip(trx, { order, trip }, { trip: values, order: after });
  const costs = { tripId: trip.trip_id, author, reason: entryReason };
  const entries = [
    { kind: "cancelled", amount: after.amount - fee - order.amount, ...costs },
    { kind: "fee", amount: fee, ...costs },
  ] as const;
  await insertEntries(trx, order, entries, at);
  return cancelled;
}
