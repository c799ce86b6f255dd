import type { Transaction } from "kysely";
import { toldSums } from "#domain/accounts/told-sums.ts";
import { judgeCancel } from "#domain/orders/judge-cancel.ts";
import { judgeWaiver } from "#domain/orders/judge-waiver.ts";
import {
  causeOf,
  isOnOurSide,
  judgeStaffCancel,
  meansNoCar,
  type StaffCancelReason,
} from "#domain/orders/staff-cancel.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Deed } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import type { Staff } from "#server/http/operator/staff-of.ts";
import { seenOrder, type Seen } from "#server/modules/orders/access/seen-order.ts";
import {
  feeMostOf,
  refuseOtherFigures,
  standings,
  tripsToCancel,
  type CancelledTrips,
} from "#server/modules/orders/cancel/cancel-trip.ts";
import { refundOf } from "#server/modules/orders/cancel/take-trip-off.ts";
import { takeTripsOff } from "#server/modules/orders/cancel/take-trips-off.ts";
import { whyClosed } from "#server/modules/orders/change/why-closed.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Which trips the staff cancels, why, and what was shown before. */
export interface StaffCancelling extends Seen {
  /** Undefined for all that stand. */
  readonly tripIds: readonly number[] | undefined;
  readonly reason: StaffCancelReason;
  /** The reason in words; empty for none. */
  readonly text: string;
  /** The fee of the terms is given up. */
  readonly isWaived: boolean;
  /** In whole units; undefined in a preview. */
  readonly expected: { readonly fee: number | undefined; readonly refund: number | undefined };
  readonly locale: Locale;
}

/** What cancelling came to, in minor units, and what is kept of the deed. */
export interface StaffCancelled {
  readonly order: StoredOrder;
  /** The version that was seen. */
  readonly version: number;
  readonly tripIds: readonly number[];
  /** What those of these trips cost before for which a fee is due. */
  readonly price: number;
  readonly fee: number;
  readonly termsFee: number;
  readonly refund: number;
  /** How much of the refund waits for a second person. */
  readonly held: number;
  readonly deed: Deed;
}

/**
 * Cancels trips of an order for the staff, all that are named or none. What goes back is asked for and waits for its release;
 * a fee above the one that was shown is refused.
 */
export async function cancelByStaff(
  trx: Transaction<Tables>,
  orders: Pick<Orders, "clock" | "limits" | "unpaid" | "holdWaived">,
  cancelling: StaffCancelling,
  { author, role }: Pick<Staff, "author" | "role">,
): Promise<StaffCancelled> {
  const { reason, text, isWaived, locale } = cancelling;
  const order = await seenOrder(trx, cancelling);
  const named = namedTrips(order, cancelling.tripIds);
  const at = new Date(orders.clock());
  const how = { reason, isWaived, feeMost: feeMostOf(named) };
  const { closed, fee, termsFee } = judgeStaffCancel(standings(named), at.getTime(), how);
  if (closed !== null) {
    throw new Refusal("cancel-refused", { words: whyClosed(closed, locale), details: { reason: closed } });
  }
  // Trips that cost no fee must not make the share of it smaller.
  const charged = standings(named).filter((trip) => judgeCancel([trip], at.getTime()).fee > 0);
  const price = charged.reduce((sum, trip) => sum + trip.amount, 0);
  const waiver = judgeWaiver({ termsFee, price, isOurSide: isOnOurSide(reason), isWaived }, role, orders.limits);
  if (waiver === "refused") {
    throw new Refusal("let-off-limit", { words: { percent: orders.limits.letOffPercent } });
  }
  refuseOtherFigures(named, fee, cancelling);
  const refund = refundOf(order, named.trips, fee);
  const held = waiver === "held" ? refund - refundOf(order, named.trips, termsFee) : 0;
  const cause = causeOf(reason);
  const cancelled = await takeTripsOff(trx, orders, named, { fee, reason, author, cause, at });
  if (held > 0) await orders.holdWaived(trx, order, { amount: held, author, at });
  const subject = { kind: "order", id: order.order_id } as const;
  const name = meansNoCar(reason) ? "order.refused" : "order.cancelled";
  await recordEvent(trx, { name, subject, at, body: { by: author } });
  const tripIds = named.trips.map(({ trip_id: id }) => id);
  return {
    order: cancelled,
    version: order.version,
    tripIds,
    price,
    fee,
    termsFee,
    refund,
    held,
    deed: {
      subject,
      before: { trips: tripIds, ...toldSums({ amount: order.amount }, order.currency) },
      after: {
        reason,
        ...toldSums({ fee, refund, amount: cancelled.amount }, order.currency),
        ...(held > 0 && toldSums({ held }, order.currency)),
        waived: fee < termsFee,
        currency: order.currency,
      },
      reason: text,
    },
  };
}

function namedTrips(order: StoredOrder, ids: readonly number[] | undefined): CancelledTrips {
  if (ids !== undefined) return tripsToCancel(order, ids);
  const standing = order.trips.filter(({ cancelled_at: at }) => at === null);
  return tripsToCancel(
    order,
    (standing.length > 0 ? standing : order.trips).map(({ trip_id: id }) => id),
  );
}
