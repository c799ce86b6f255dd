import type { Transaction } from "kysely";
import { CORRECTION_HOURS } from "#domain/orders/state-by-hand.ts";
import { holdAgain } from "#domain/yachts/hire-money.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { seenAnyOrder, type Seen } from "#server/modules/orders/access/seen-order.ts";
import { asHire } from "#server/modules/orders/hires/cancel-hire.ts";
import { hireStepBack } from "#server/modules/orders/hires/hire-steps.ts";
import { findHireMoves, moveHire } from "#server/modules/orders/store/hires.repository.ts";
import { setLapse } from "#server/modules/orders/store/orders.repository.ts";
import { awaitsPayment, planStep } from "#server/modules/orders/unpaid/plan-unpaid.ts";
import { Refusal } from "#server/refusal.ts";

/**
 * Puts a wrong state of a yacht right, one step back and with a reason. One that was confirmed for a deposit which did not come is held for it
 * again, and lapses without it.
 */
export async function correctYacht(
  trx: Transaction<Tables>,
  { reason, now, ...seen }: Seen & { readonly reason: string; readonly now: number },
  { author }: Pick<Doer, "author">,
): Promise<Deed> {
  const order = asHire(await seenAnyOrder(trx, seen));
  const { order_id: id, hire, lapses_at: lapsesAt } = order;
  const back = hireStepBack(order, await findHireMoves(trx, id));
  if (back === null) throw new Refusal("state-not-next");
  if (now > back.until) throw new Refusal("correction-over", { words: { hours: CORRECTION_HOURS } });
  const put = await moveHire(trx, hire, back.to, { author, reason, at: new Date(now), isCorrection: true });
  if (awaitsPayment({ ...order, state: put.state })) {
    const until = holdAgain({ heldUntil: lapsesAt?.getTime() ?? now, startsAt: hire.starts_at.getTime() }, now);
    await setLapse(trx, id, until);
    await planStep(trx, id, Math.max(0, until - now));
  }
  return {
    subject: { kind: "order", id },
    before: { state: hire.state },
    after: { state: back.to, was: hire.state },
    reason,
  };
}
