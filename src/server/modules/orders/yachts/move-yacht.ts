import type { Transaction } from "kysely";
import { CORRECTION_HOURS } from "#domain/orders/state-by-hand.ts";
import { holdAgain } from "#domain/yachts/yacht-money.ts";
import { mayMoveYacht, type YACHT_MOVES } from "#domain/yachts/yacht-moves.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import { type Seen, seenAnyOrder } from "#server/modules/orders/access/seen-order.ts";
import { setLapse } from "#server/modules/orders/store/orders.repository.ts";
import { findYachtMoves, writeYachtMove } from "#server/modules/orders/store/yachts.repository.ts";
import { awaitsPayment, planStep } from "#server/modules/orders/unpaid/plan-unpaid.ts";
import { planRest } from "#server/modules/orders/yachts/agree-yacht.ts";
import { asYachtOrder, stepBackOf } from "#server/modules/orders/yachts/yacht-standing.ts";
import { Refusal } from "#server/refusal.ts";

/** Says that a yacht is confirmed, under way or over; what its table of moves does not have, or what is too early, is refused. */
export async function moveYacht(
  trx: Transaction<Tables>,
  { state, now, ...seen }: Seen & { readonly state: (typeof YACHT_MOVES)[number]; readonly now: number },
  { author }: Doer,
): Promise<Deed> {
  const order = asYachtOrder(await seenAnyOrder(trx, seen));
  const { state: was, starts_at: startsAt } = order.yacht;
  if (!mayMoveYacht({ state: was, startsAt: startsAt.getTime() }, state, now))
    throw new Refusal("yacht-move", { details: { state: was } });
  const at = new Date(now);
  const yacht = await writeYachtMove(trx, order.yacht, state, { author, at });
  const subject = { kind: "order", id: order.order_id } as const;
  if (state === "confirmed") {
    await planRest(trx, yacht, now);
    await recordEvent(trx, { name: "yacht.confirmed", subject, at });
  }
  return { subject, before: { state: was }, after: { state } };
}

/**
 * Puts a wrong state of a yacht right, one step back and with a reason. One that was confirmed for a deposit which did not come is held for it
 * again, and lapses without it.
 */
export async function correctYacht(
  trx: Transaction<Tables>,
  { reason, now, ...seen }: Seen & { readonly reason: string; readonly now: number },
  { author }: Pick<Doer, "author">,
): Promise<Deed> {
  const order = asYachtOrder(await seenAnyOrder(trx, seen));
  const { order_id: id, yacht, lapses_at: lapsesAt } = order;
  const back = stepBackOf(order, await findYachtMoves(trx, id));
  if (back === null) throw new Refusal("state-not-next");
  if (now > back.until) throw new Refusal("correction-over", { words: { hours: CORRECTION_HOURS } });
  const put = await writeYachtMove(trx, yacht, back.to, { author, reason, at: new Date(now), isCorrection: true });
  if (awaitsPayment({ ...order, state: put.state })) {
    const until = holdAgain({ heldUntil: lapsesAt?.getTime() ?? now, startsAt: yacht.starts_at.getTime() }, now);
    await setLapse(trx, id, until);
    await planStep(trx, id, Math.max(0, until - now));
  }
  return {
    subject: { kind: "order", id },
    before: { state: yacht.state },
    after: { state: back.to, was: yacht.state },
    reason,
  };
}
