import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { forgetConfirmBy, moveTrips } from "#server/modules/orders/store/trip-moves.repository.ts";
import { awaitsPayment } from "#server/modules/orders/unpaid/plan-unpaid.ts";

/** Whether an order that cost nothing costs something since a change, and nothing of it is paid. One that is paid in part owes the difference. */
export function owesAnew(before: Pick<StoredOrder, "paid_at">, changed: StoredOrder): boolean {
  return before.paid_at !== null && awaitsPayment({ ...changed, state: "placed" });
}

/** Takes back the confirmation of such an order: its trips wait for the money like those of any new one. */
export async function waitForMoney(trx: Transaction<Tables>, order: StoredOrder, at: Date): Promise<StoredOrder> {
  const confirmed = order.trips.filter(({ state }) => state === "confirmed");
  const waiting = await moveTrips(trx, order, confirmed, "placed", { author: "system", at, reason: "unpaid" });
  return forgetConfirmBy(trx, waiting);
}
