import type { Transaction } from "kysely";
import type { CancelCause } from "#domain/orders/judge-cancel.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import { giveBackAfterCancel } from "#server/modules/orders/cancel/give-back-after-cancel.ts";
import { takeTripOff } from "#server/modules/orders/cancel/take-trip-off.ts";
import { agreeTrips } from "#server/modules/orders/confirm/agree-trips.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";

/** Who turns trips down, why and when. */
interface TurningDown {
  readonly author: string;
  readonly reason: string;
  readonly cause: Extract<CancelCause, "refused" | "unconfirmed">;
  readonly at: Date;
}

/**
 * Cancels trips that nobody is going to drive, and tells the traveller: there is no fee, and all that came for them goes back.
 * The order's row is locked by the caller.
 */
export async function turnDownTrips(
  trx: Transaction<Tables>,
  order: StoredOrder,
  trips: readonly StoredTrip[],
  { author, reason, cause, at }: TurningDown,
): Promise<StoredOrder> {
  if (trips.length === 0) return order;
  const how = { fee: 0, reason, author, entryReason: "refused", cause, at } as const;
  let left = order;
  for (const trip of trips) left = (await takeTripOff(trx, { order: left, trip }, how)).order;
  await giveBackAfterCancel(trx, left, at);
  // What is left may be paid by now.
  left = await agreeTrips(trx, left, at);
  await recordEvent(trx, { name: "order.refused", subject: { kind: "order", id: order.order_id }, at, body: {} });
  return left;
}
