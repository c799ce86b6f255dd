import { confirmStep, type ConfirmStep } from "#domain/orders/confirmation.ts";
import type { Desk } from "#server/desk.ts";
import { recordEvent } from "#server/events.ts";
import { isAgreedOrder, planConfirm, tripsToConfirm } from "#server/modules/orders/confirm/agree-trips.ts";
import { turnDownTrips } from "#server/modules/orders/confirm/turn-down-trips.ts";
import { findOrderOfTrip } from "#server/modules/orders/store/orders.repository.ts";

/**
 * Takes the step that trips have come to which a person was to confirm: the operator is reminded when the promised time has
 * passed, told when the pick-up comes without an answer, and a day later they are cancelled for nothing. It goes by the clock
 * and the order alone, so it may run early, late or twice.
 */
export async function followConfirmation({ db, clock }: Desk, orderId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await findOrderOfTrip(trx, orderId, true);
    if (order === undefined || !isAgreedOrder(order)) return;
    const now = clock();
    const at = new Date(now);
    const waiting = tripsToConfirm(order);
    const come = (due: ConfirmStep["due"]) => waiting.filter((trip) => confirmStep(trip, now).due === due);
    const subject = { kind: "order", id: order.order_id } as const;
    if (come("late").length > 0) await recordEvent(trx, { name: "order.confirm-late", subject, at });
    if (come("unanswered").length > 0) await recordEvent(trx, { name: "order.unanswered", subject, at });
    const how = { author: "system", reason: "", cause: "unconfirmed", at } as const;
    await planConfirm(trx, await turnDownTrips(trx, order, come("given-up"), how), now);
  });
}
