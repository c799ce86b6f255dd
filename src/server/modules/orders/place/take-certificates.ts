import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import type { TripPlan } from "#server/modules/orders/plan/trip-plan.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { takeUse } from "#server/modules/prices/index.ts";
import { Refusal } from "#server/refusal.ts";

/** Takes a use of every certificate of a new order, one for each code; refuses the order if one is used up. */
export async function takeCertificates(
  trx: Transaction<Tables>,
  { order_id: orderId, customer_email: email, placed_at: at }: StoredOrder,
  plans: readonly TripPlan[],
): Promise<void> {
  const codes = new Map(
    plans.flatMap(({ certificate }) => (certificate ? [[certificate.code, certificate.uses]] : [])),
  );
  // Always in the same order, so that two orders never wait for each other.
  for (const [code, uses] of [...codes].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const by = await takeUse(trx, { code, uses, orderId, email, at });
    if (by !== undefined) throw new Refusal("certificate-used-up", { words: { by }, details: { by } });
  }
}
