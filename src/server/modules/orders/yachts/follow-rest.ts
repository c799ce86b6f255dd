import { isAhead } from "#domain/orders/trip-state.ts";
import { restStep } from "#domain/yachts/yacht-money.ts";
import { recordEvent } from "#server/events.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { findAnyOrder } from "#server/modules/orders/store/orders.repository.ts";
import { planRest } from "#server/modules/orders/yachts/agree-yacht.ts";

/**
 * Takes the step that the rest of a yacht order has come to: a letter with where to pay it, or word to the operator that it is late. It
 * goes by the clock and the order alone, so it may run early, late, twice, or after the rest was paid; a person decides what follows.
 */
export async function followRest({ db, clock }: Pick<Orders, "db" | "clock">, orderId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await findAnyOrder(trx, orderId, true);
    const yacht = order?.yacht;
    if (order === undefined || yacht === undefined || yacht.rest_due_at === null) return;
    if (order.paid_at !== null || !isAhead(yacht.state)) return;
    const at = new Date(clock());
    const { due } = restStep(yacht.rest_due_at.getTime(), at.getTime());
    const subject = { kind: "order", id: orderId } as const;
    if (due === "letter") await recordEvent(trx, { name: "yacht.rest-due", subject, at });
    if (due === "late") await recordEvent(trx, { name: "yacht.rest-late", subject, at });
    await planRest(trx, yacht, at.getTime());
  });
}
