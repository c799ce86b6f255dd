import { isConfirmLate } from "#domain/orders/confirmation.ts";
import type { Desk } from "#server/desk.ts";
import { recordEvent } from "#server/events.ts";
import { isAgreedOrder, planConfirm, tripsToConfirm } from "#server/modules/orders/confirm/agree-trips.ts";
import { findOrderOfTrip } from "#server/modules/orders/store/orders.repository.ts";

/**
 * Tells that a trip was promised to be confirmed by now and is not. It goes by the clock and the order alone, so it may run
 * early, late or twice.
 */
export async function remindToConfirm({ db, clock }: Desk, orderId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await findOrderOfTrip(trx, orderId, true);
    if (order === undefined || !isAgreedOrder(order)) return;
    const now = clock();
    const isLate = tripsToConfirm(order).some((trip) =>
      isConfirmLate({ state: trip.state, confirmBy: trip.confirm_by?.getTime() ?? null }, now),
    );
    const subject = { kind: "order", id: order.order_id } as const;
    if (isLate) await recordEvent(trx, { name: "order.confirm-late", subject, at: new Date(now) });
    await planConfirm(trx, order, now);
  });
}
