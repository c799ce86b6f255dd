import { authorOf, type Actor } from "#domain/accounts/actor.ts";
import { isSameEmail } from "#domain/orders/held-email.ts";
import { recordEvent } from "#server/events.ts";
import { isEmailToken } from "#server/modules/orders/access/email-token.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { keepBefore } from "#server/modules/orders/store/order-changes.repository.ts";
import { findOrderOfTrip, type StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { updateTrip } from "#server/modules/orders/store/trip-changes.repository.ts";
import type { TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Whose address is confirmed, and the token that its letter brought. */
export interface ConfirmingEmail {
  readonly actor: Actor;
  readonly tripId: number;
  readonly token: string;
}

/** Gives an order, which the caller may change, the address that was asked for, with what its own address was sent; once is enough, and a stale token does nothing. */
export async function confirmEmail(orders: Orders, { actor, tripId, token }: ConfirmingEmail): Promise<TripOfOrder> {
  return orders.db.transaction().execute(async (trx) => {
    const order = await findOrderOfTrip(trx, tripId, true);
    if (order === undefined || order.new_email === "" || !isEmailToken(token, orders.secrets, order)) {
      throw new Refusal("order-changed-meanwhile");
    }
    const { customer_email: from, new_email: to } = order;
    const mover = { author: authorOf(actor), at: new Date(orders.clock()) };
    let changed: StoredOrder = order;
    for (const trip of order.trips) {
      const [first, ...others] = trip.passengers;
      if (first === undefined || !isSameEmail(first.email, from)) continue;
      await keepBefore(trx, { order: changed, trip }, mover);
      const passengers = JSON.stringify([{ ...first, email: to }, ...others]);
      const values = { trip: { passengers }, order: { customer_email: to, new_email: "" } };
      changed = (await updateTrip(trx, { order: changed, trip }, values)).order;
    }
    await recordEvent(trx, {
      name: "order.changed",
      subject: { kind: "order", id: order.order_id },
      at: mover.at,
      body: { tripId, changed: { time: false, ride: false, details: true } },
    });
    const trip = changed.trips.find(({ trip_id: id }) => id === tripId);
    if (trip === undefined) throw new Refusal("order-unknown");
    return { order: changed, trip };
  });
}
