import type { Transaction } from "kysely";
import { nextPart, restStep } from "#domain/yachts/hire-money.ts";
import type { Tables } from "#server/database/tables.ts";
import { addJob } from "#server/events.ts";
import { moveHire, type StoredHire } from "#server/modules/orders/store/hires.repository.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { raiseVersion } from "#server/modules/orders/store/trip-moves.repository.ts";

/** An order of kind yacht. */
export type HireOrder = StoredOrder & { readonly hire: StoredHire };

/** Job that writes to whoever owes the rest of a yacht order, and to the operator once it is late. */
export const REST_JOB = "hire_rest";

/**
 * What follows once money has come for a yacht order: with its deposit the yacht is confirmed, for it is held until then, and the
 * rest is asked for in time. The order's row is locked by the caller, who may call this as often as one likes.
 */
export async function agreeHire(trx: Transaction<Tables>, order: HireOrder, at: Date): Promise<StoredOrder> {
  const { hire, received, amount } = order;
  const part = nextPart({ cost: amount, received, deposit: hire.deposit });
  const isConfirmed = hire.state === "placed" && part !== "deposit";
  const agreed = isConfirmed ? await moveHire(trx, hire, "confirmed", { author: "system", at }) : hire;
  if (!isConfirmed) await raiseVersion(trx, order);
  if (part === "rest" && isConfirmed) await planRest(trx, agreed, at.getTime());
  return { ...order, state: agreed.state, version: order.version + 1, hire: agreed };
}

/** Plans the next look at the rest of a yacht order; there is only one at a time. */
export async function planRest(trx: Transaction<Tables>, hire: StoredHire, now: number): Promise<void> {
  if (hire.rest_due_at === null) return;
  const { due, next } = restStep(hire.rest_due_at.getTime(), now);
  // Whoever pays the deposit within these days is told of the rest by the letter about it.
  const at = due === "letter" ? hire.rest_due_at.getTime() : next;
  if (at === null) return;
  await addJob(trx, REST_JOB, { orderId: hire.order_id }, { inMs: at - now, key: `${REST_JOB}:${hire.order_id}` });
}
