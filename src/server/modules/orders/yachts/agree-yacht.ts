import type { Transaction } from "kysely";
import { nextPart } from "#domain/yachts/yacht-money.ts";
import { restStep } from "#domain/yachts/yacht-money.ts";
import type { Tables } from "#server/database/tables.ts";
import { addJob } from "#server/events.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { raiseVersion } from "#server/modules/orders/store/trip-moves.repository.ts";
import { writeYachtMove } from "#server/modules/orders/store/yachts.repository.ts";
import type { StoredYacht } from "#server/modules/orders/store/yachts.repository.ts";
import type { YachtOrder } from "#server/modules/orders/yachts/yacht-standing.ts";

/** Job that writes to whoever owes the rest of a yacht order, and to the operator once it is late. */
export const REST_JOB = "hire_rest";

/**
 * What follows once money has come for a yacht order: with its deposit the yacht is confirmed, for it is held until then, and the
 * rest is asked for in time. The order's row is locked by the caller, who may call this as often as one likes.
 */
export async function agreeYacht(trx: Transaction<Tables>, order: YachtOrder, at: Date): Promise<StoredOrder> {
  const { yacht, received, amount } = order;
  const part = nextPart({ cost: amount, received, deposit: yacht.deposit });
  const isConfirmed = yacht.state === "placed" && part !== "deposit";
  const agreed = isConfirmed ? await writeYachtMove(trx, yacht, "confirmed", { author: "system", at }) : yacht;
  if (!isConfirmed) await raiseVersion(trx, order);
  if (part === "rest" && isConfirmed) await planRest(trx, agreed, at.getTime());
  return { ...order, state: agreed.state, version: order.version + 1, yacht: agreed };
}

/** Plans the next look at the rest of a yacht order; there is only one at a time. */
export async function planRest(trx: Transaction<Tables>, yacht: StoredYacht, now: number): Promise<void> {
  if (yacht.rest_due_at === null) return;
  const { due, next } = restStep(yacht.rest_due_at.getTime(), now);
  // Whoever pays the deposit within these days is told of the rest by the letter about it.
  const at = due === "letter" ? yacht.rest_due_at.getTime() : next;
  if (at === null) return;
  await addJob(trx, REST_JOB, { orderId: yacht.order_id }, { inMs: at - now, key: `${REST_JOB}:${yacht.order_id}` });
}
