import type { Transaction } from "kysely";
import { type Actor, authorOf } from "#domain/accounts/actor.ts";
import { toldSums } from "#domain/accounts/told-sums.ts";
import { cleanText } from "#domain/booking/free-text.ts";
import { judgeWaiver } from "#domain/orders/judge-waiver.ts";
import { isOnOurSide, judgeStaffCancel, type StaffCancelReason } from "#domain/orders/staff-cancel.ts";
import type { TripState } from "#domain/orders/trip-state.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Deed } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import type { Staff } from "#server/http/operator/staff-of.ts";
import { anyOrderFor } from "#server/modules/orders/access/order-access.ts";
import { type Seen, seenAnyOrder } from "#server/modules/orders/access/seen-order.ts";
import { refuseOtherSums } from "#server/modules/orders/change/refuse-other-sums.ts";
import { whyClosed } from "#server/modules/orders/change/why-closed.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { insertEntries } from "#server/modules/orders/store/entries.repository.ts";
import { setCost } from "#server/modules/orders/store/order-money.repository.ts";
import { findAnyOrder, type StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { writeYachtMove } from "#server/modules/orders/store/yachts.repository.ts";
import { type YachtOrder, judgeYachtCancel, yachtStanding } from "#server/modules/orders/yachts/yacht-standing.ts";
import { asYachtOrder } from "#server/modules/orders/yachts/yacht-standing.ts";
import { Refusal } from "#server/refusal.ts";

/** How a yacht order ends without a ride: for what fee in minor units, why, by whom and when. */
export interface YachtEnd {
  readonly fee: number;
  /** Why; empty for the traveller's own. */
  readonly reason: string;
  readonly author: string;
  readonly at: Date;
  readonly state?: Extract<TripState, "cancelled" | "no-show">;
}

/** Minor units that go back to the payer of a yacht order that ends for this fee. */
export function yachtRefund({ received }: Pick<StoredOrder, "received">, fee: number): number {
  return Math.max(0, received - fee);
}

/** Ends a yacht order in its rows and in its account; its row is locked by the caller. */
export async function endYachtOrder(
  trx: Transaction<Tables>,
  order: YachtOrder,
  { fee, reason, author, at, state = "cancelled" }: YachtEnd,
): Promise<StoredOrder> {
  const end = { cancelled_at: at, cancel_fee: fee, cancel_refund: yachtRefund(order, fee), cancel_reason: reason };
  const yacht = await writeYachtMove(trx, order.yacht, state, { author, reason, at, end });
  const costs = [
    { kind: "cancelled", amount: -order.amount, author },
    { kind: "fee", amount: fee, author },
  ] as const;
  await insertEntries(trx, order, costs, at);
  const row = await setCost(trx, order, { cost: fee, state, at });
  return { ...row, yacht };
}

/** Which yacht order to cancel, for whom, and the figures that were shown, in whole units. */
export interface YachtCancelling {
  readonly actor: Actor;
  readonly orderId: number;
  readonly expected: { readonly fee: number; readonly refund: number };
  readonly locale: Locale;
}

/** Cancels a yacht order, once; the fee follows its terms at this moment and is never more than was paid, and what was shown is what is done. */
export async function cancelYachtOrder(orders: Orders, cancelling: YachtCancelling): Promise<YachtOrder> {
  const { actor, orderId, expected, locale } = cancelling;
  asYachtOrder(await anyOrderFor(orders, { actor, orderId, right: "change" }));
  return orders.db.transaction().execute(async (trx) => {
    const order = asYachtOrder(await findAnyOrder(trx, orderId, true));
    if (order.state === "cancelled") return order;
    const at = new Date(orders.clock());
    const { closed, fee } = judgeYachtCancel(order, at.getTime());
    if (closed !== null) {
      throw new Refusal("cancel-refused", { words: whyClosed(closed, locale), details: { reason: closed } });
    }
    refuseOtherSums({ fee, refund: yachtRefund(order, fee), currency: order.currency }, { expected, locale });
    const cancelled = await endYachtOrder(trx, order, { fee, reason: "", author: authorOf(actor), at });
    await recordEvent(trx, { name: "yacht.cancelled", subject: { kind: "order", id: orderId }, at, body: {} });
    return asYachtOrder(cancelled);
  });
}

/** Why the staff cancels a yacht order, and what was shown before, in whole units. */
export interface StaffYachtCancelling extends Seen {
  readonly reason: StaffCancelReason;
  readonly text: string;
  /** The fee of the terms is given up. */
  readonly isWaived: boolean;
  readonly expected: { readonly fee: number; readonly refund: number };
  readonly now: number;
  readonly locale: Locale;
}

/** Cancels a yacht order for the staff: by its terms, or for nothing where the reason lies on our side or somebody may give the fee up. What goes back waits for its release. */
export async function cancelYacht(
  trx: Transaction<Tables>,
  { limits, holdWaived }: Pick<Orders, "limits" | "holdWaived">,
  { reason, isWaived, expected, now, locale, ...seen }: StaffYachtCancelling,
  { author, role }: Pick<Staff, "author" | "role">,
): Promise<Deed> {
  const text = cleanText(seen.text);
  if (reason === "other" && text === "") throw new Refusal("decline-wordless");
  const order = asYachtOrder(await seenAnyOrder(trx, seen));
  const how = { reason, isWaived, feeMost: order.received };
  const { closed, fee, termsFee } = judgeStaffCancel([yachtStanding(order)], now, how);
  if (closed !== null) {
    throw new Refusal("cancel-refused", { words: whyClosed(closed, locale), details: { reason: closed } });
  }
  const uncharged = { termsFee, price: order.amount, isOurSide: isOnOurSide(reason), isWaived };
  const waiver = judgeWaiver(uncharged, role, limits);
  if (waiver === "refused") throw new Refusal("let-off-limit", { words: { percent: limits.letOffPercent } });
  const refund = yachtRefund(order, fee);
  const held = waiver === "held" ? refund - yachtRefund(order, termsFee) : 0;
  refuseOtherSums({ fee, refund, currency: order.currency }, { expected, locale });
  const at = new Date(now);
  const cancelled = await endYachtOrder(trx, order, { fee, reason, author, at });
  if (held > 0) await holdWaived(trx, order, { amount: held, author, at });
  const subject = { kind: "order", id: order.order_id } as const;
  await recordEvent(trx, { name: "yacht.cancelled", subject, at, body: { by: author } });
  return {
    subject,
    before: { state: order.yacht.state, ...toldSums({ amount: order.amount }, order.currency) },
    after: {
      state: "cancelled",
      reason,
      ...toldSums({ fee, refund, amount: cancelled.amount }, order.currency),
      ...(held > 0 && toldSums({ held }, order.currency)),
      waived: termsFee > fee,
      currency: order.currency,
    },
    reason: text,
  };
}
