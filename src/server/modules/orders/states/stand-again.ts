import type { Transaction } from "kysely";
import type { TripState } from "#domain/orders/trip-state.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import { orderAfterChange } from "#server/modules/orders/change/order-after-change.ts";
import { insertEntries } from "#server/modules/orders/store/entries.repository.ts";
import { updateTrip } from "#server/modules/orders/store/trip-changes.repository.ts";
import { insertMove, type Mover } from "#server/modules/orders/store/trip-moves.repository.ts";
import type { TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";

/**
 * Makes a trip stand again whose traveller came after all: it costs its price again, and what was to go back and has not gone is asked
 * for no more. Money that has gone back stays gone.
 */
export async function standAgain(
  trx: Transaction<Tables>,
  { order, trip }: TripOfOrder,
  to: TripState,
  mover: Mover,
): Promise<void> {
  const { at, author } = mover;
  await insertMove(trx, trip, to, mover);
  const after = orderAfterChange({ order, trip }, { amount: trip.amount, cancelFee: null, state: to }, at);
  const values = {
    cancelled_at: null,
    cancel_fee: null,
    cancel_refund: null,
    cancel_reason: "",
    cancel_cause: null,
    state: to,
  } as const;
  await updateTrip(trx, { order, trip }, { trip: values, order: after });
  const fee = trip.cancel_fee ?? 0;
  const costs = { tripId: trip.trip_id, author };
  const entries = [
    { kind: "cancelled", amount: after.amount - order.amount + fee, ...costs },
    { kind: "fee", amount: -fee, ...costs },
  ] as const;
  await insertEntries(trx, order, entries, at);
  const subject = { kind: "order", id: order.order_id } as const;
  await recordEvent(trx, { name: "order.put-right", subject, at, body: { by: author } });
}
