import type { Transaction } from "kysely";
import type { CancelCause } from "#domain/orders/judge-cancel.ts";
import type { EntryReason } from "#domain/orders/order-account.ts";
import type { Tables } from "#server/database/tables.ts";
import { orderAfterChange } from "#server/modules/orders/change/order-after-change.ts";
import { insertEntries } from "#server/modules/orders/store/entries.repository.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { updateTrip } from "#server/modules/orders/store/trip-changes.repository.ts";
import { insertMove } from "#server/modules/orders/store/trip-moves.repository.ts";
import type { TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";

/** How a trip is cancelled: for what fee in minor units, why, by whom and when. */
export interface TakingOff {
  readonly fee: number;
  /** In the words of whoever cancels it; empty for none. */
  readonly reason: string;
  /** Who, as an entry names its author. */
  readonly author: string;
  readonly entryReason?: EntryReason;
  /** Null by the terms. */
  readonly cause: CancelCause | null;
  readonly at: Date;
  /** Cancelled, unless its traveller did not come. */
  readonly state?: "cancelled" | "no-show";
}

/** Minor units that go back to the payer for trips cancelled at once for this fee: what came beyond what the order then costs. */
export function refundOf({ amount, received }: StoredOrder, trips: readonly StoredTrip[], fee: number): number {
  if (trips.every(({ cancel_refund: refund }) => refund !== null)) {
    return trips.reduce((sum, { cancel_refund: refund }) => sum + (refund ?? 0), 0);
  }
  const cost = Math.max(0, trips.reduce((left, trip) => left - trip.amount, amount) + fee);
  return Math.max(0, received - cost) - Math.max(0, received - amount);
}

/** Cancels a trip in the rows and in the account of its order, whose row is locked by the caller. */
export async function takeTripOff(
  trx: Transaction<Tables>,
  { order, trip }: TripOfOrder,
  { fee, reason, author, entryReason = "", cause, at, state = "cancelled" }: TakingOff,
): Promise<TripOfOrder> {
  const values = {
    cancelled_at: at,
    cancel_fee: fee,
    cancel_refund: refundOf(order, [trip], fee),
    cancel_reason: reason,
    cancel_cause: cause,
    state,
    has_unseen_change: false,
  } as const;
  const after = orderAfterChange({ order, trip }, { amount: trip.amount, cancelFee: fee, state }, at);
  await insertMove(trx, trip, state, { author, reason: reason || (cause ?? ""), at });
  const cancelled = await updateTrip(trx, { order, trip }, { trip: values, order: after });
  const costs = { tripId: trip.trip_id, author, reason: entryReason };
  const entries = [
    { kind: "cancelled", amount: after.amount - fee - order.amount, ...costs },
    { kind: "fee", amount: fee, ...costs },
  ] as const;
  await insertEntries(trx, order, entries, at);
  return cancelled;
}
