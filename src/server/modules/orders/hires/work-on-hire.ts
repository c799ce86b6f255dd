import type { Transaction } from "kysely";
import { toldSums } from "#domain/accounts/told-sums.ts";
import { cleanText } from "#domain/booking/free-text.ts";
import { judgeWaiver } from "#domain/orders/judge-waiver.ts";
import { isOnOurSide, judgeStaffCancel, type StaffCancelReason } from "#domain/orders/staff-cancel.ts";
import type { Locale } from "#domain/values/locale.ts";
import { mayMoveYacht, type YACHT_MOVES } from "#domain/yachts/yacht-moves.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import type { Staff } from "#server/http/operator/staff-of.ts";
import { seenAnyOrder, type Seen } from "#server/modules/orders/access/seen-order.ts";
import { refuseOtherSums } from "#server/modules/orders/change/refuse-other-sums.ts";
import { whyClosed } from "#server/modules/orders/change/why-closed.ts";
import { planRest } from "#server/modules/orders/hires/agree-hire.ts";
import { asHire } from "#server/modules/orders/hires/cancel-hire.ts";
import { hireStanding } from "#server/modules/orders/hires/hire-standing.ts";
import { hireRefund, takeHireOff } from "#server/modules/orders/hires/take-hire-off.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { moveHire } from "#server/modules/orders/store/hires.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Says that a yacht is confirmed, under way or over; what its table of moves does not have, or what is too early, is refused. */
export async function moveYacht(
  trx: Transaction<Tables>,
  { state, now, ...seen }: Seen & { readonly state: (typeof YACHT_MOVES)[number]; readonly now: number },
  { author }: Doer,
): Promise<Deed> {
  const order = asHire(await seenAnyOrder(trx, seen));
  const { state: was, starts_at: startsAt } = order.hire;
  if (!mayMoveYacht({ state: was, startsAt: startsAt.getTime() }, state, now))
    throw new Refusal("yacht-move", { details: { state: was } });
  const at = new Date(now);
  const hire = await moveHire(trx, order.hire, state, { author, at });
  const subject = { kind: "order", id: order.order_id } as const;
  if (state === "confirmed") {
    await planRest(trx, hire, now);
    await recordEvent(trx, { name: "yacht.confirmed", subject, at });
  }
  return { subject, before: { state: was }, after: { state } };
}

/** Why the staff cancels a yacht order, and what was shown before, in whole units. */
export interface StaffHireCancelling extends Seen {
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
  { reason, isWaived, expected, now, locale, ...seen }: StaffHireCancelling,
  { author, role }: Pick<Staff, "author" | "role">,
): Promise<Deed> {
  const text = cleanText(seen.text);
  if (reason === "other" && text === "") throw new Refusal("decline-wordless");
  const order = asHire(await seenAnyOrder(trx, seen));
  const how = { reason, isWaived, feeMost: order.received };
  const { closed, fee, termsFee } = judgeStaffCancel([hireStanding(order)], now, how);
  if (closed !== null) {
    throw new Refusal("cancel-refused", { words: whyClosed(closed, locale), details: { reason: closed } });
  }
  const uncharged = { termsFee, price: order.amount, isOurSide: isOnOurSide(reason), isWaived };
  const waiver = judgeWaiver(uncharged, role, limits);
  if (waiver === "refused") throw new Refusal("let-off-limit", { words: { percent: limits.letOffPercent } });
  const refund = hireRefund(order, fee);
  const held = waiver === "held" ? refund - hireRefund(order, termsFee) : 0;
  refuseOtherSums({ fee, refund, currency: order.currency }, { expected, locale });
  const at = new Date(now);
  const cancelled = await takeHireOff(trx, order, { fee, reason, author, at });
  if (held > 0) await holdWaived(trx, order, { amount: held, author, at });
  const subject = { kind: "order", id: order.order_id } as const;
  await recordEvent(trx, { name: "yacht.cancelled", subject, at, body: { by: author } });
  return {
    subject,
    before: { state: order.hire.state, ...toldSums({ amount: order.amount }, order.currency) },
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
