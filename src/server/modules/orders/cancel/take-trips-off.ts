import type { Transaction } from "kysely";
import { isConfirmLate } from "#domain/orders/confirmation.ts";
import { judgeCancel, type CancelCause } from "#domain/orders/judge-cancel.ts";
import type { Tables } from "#server/database/tables.ts";
import { giveBackAfterCancel } from "#server/modules/orders/cancel/give-back-after-cancel.ts";
import { takeTripOff } from "#server/modules/orders/cancel/take-trip-off.ts";
import { tripStanding } from "#server/modules/orders/change/trip-standing.ts";
import { agreeTrips } from "#server/modules/orders/confirm/agree-trips.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { planUnpaid } from "#server/modules/orders/unpaid/plan-unpaid.ts";

/** How trips of one order are cancelled at once. */
interface TakingOff {
  /** For all of them, in minor units. */
  readonly fee: number;
  readonly reason: string;
  readonly author: string;
  /** Why they cost nothing, where it is not that we have not confirmed them in time. */
  readonly cause?: CancelCause | undefined;
  readonly at: Date;
  /** Cancelled, unless their traveller did not come. */
  readonly state?: "cancelled" | "no-show";
}

/** Cancels trips of an order whose row is locked by the caller, and does what follows for its certificates, its payment and the rest of it. */
export async function takeTripsOff(
  trx: Transaction<Tables>,
  { unpaid }: Pick<Orders, "unpaid">,
  { order, trips }: { readonly order: StoredOrder; readonly trips: readonly StoredTrip[] },
  { fee, reason, author, cause, at, state = "cancelled" }: TakingOff,
): Promise<StoredOrder> {
  let cancelled = order;
  let left = fee;
  for (const trip of trips) {
    const standing = { ...tripStanding(trip), amount: trip.amount };
    const own = judgeCancel([standing], at.getTime(), left).fee;
    left -= own;
    const late = isConfirmLate(standing, at.getTime()) ? ("unconfirmed" as const) : null;
    const how = { fee: own, reason, author, cause: cause ?? late, at, state };
    cancelled = (await takeTripOff(trx, { order: cancelled, trip }, how)).order;
  }
  await giveBackAfterCancel(trx, cancelled, at);
  await planUnpaid(trx, cancelled, unpaid, at);
  // What is left may be paid by now.
  return agreeTrips(trx, cancelled, at);
}
