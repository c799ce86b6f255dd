import type { Transaction } from "kysely";
import { judgeApproval } from "#domain/accounts/approval.ts";
import { isAboveLimit, type StaffLimits } from "#domain/accounts/staff-limits.ts";
import { takeOf, withoutLines, type KeptLine } from "#domain/payments/receipt-lines.ts";
import type { RefundWay } from "#domain/payments/refund-state.ts";
import { fromMajor, toMajor, type Currency } from "#domain/values/money.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { accountOfAuthor } from "#server/desk.ts";
import { addJob } from "#server/events.ts";
import { isUnderDispute } from "#server/modules/payments/disputes/disputes.repository.ts";
import { REFUND_JOB, refundQueue } from "#server/modules/payments/payments.ts";
import { noteOwnReceipt } from "#server/modules/payments/receipts/receipts.repository.ts";
import { countReturned } from "#server/modules/payments/refunds/count-returned.ts";
import { lockedRefund, type SeenRefund } from "#server/modules/payments/refunds/locked-refund.ts";
import { findApprovers, releasedAlone } from "#server/modules/payments/refunds/refund-queue.repository.ts";
import {
  insertRefund,
  roomFor,
  updateRefund,
  type StoredRefund,
} from "#server/modules/payments/refunds/refunds.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** What decides who may release a refund. */
export interface ReleaseRules {
  readonly limits: StaffLimits;
  /** One currency per unit of another, in millionths; undefined where nobody can convert. */
  readonly rate: (from: Currency, to: Currency) => Promise<number | undefined>;
  /** Accounts for trying the product are nobody on a production server. */
  readonly production: boolean;
}

/** A release as somebody asks for it. */
export interface Release extends SeenRefund {
  /** In whole units; a part leaves the rest in the queue. */
  readonly amount: number;
  readonly way: RefundWay;
  /** What shows a transfer or a payment in cash. */
  readonly reference?: string | undefined;
}

/**
 * Releases a refund or a part of it: to the card it is sent at once and once only; by bank or in cash it has been
 * returned already, and its reference shows that. Above the limit the first yes waits for a second one.
 */
export async function releaseRefund(
  trx: Transaction<Tables>,
  rules: ReleaseRules,
  asked: Release,
  doer: Pick<Doer, "accountId" | "role" | "author">,
  at: Date,
): Promise<Deed> {
  const isCard = asked.way === "acquirer";
  // Whichever way it goes: what has been released once is the acquirer's to return or to fail.
  const { refund, order } = await lockedRefund(trx, asked, "released");
  const { refund_id: refundId, currency, state } = refund;
  if (refund.payment_id !== null && (await isUnderDispute(trx, refund.payment_id)))
    throw new Refusal("refund-disputed");
  const amount = fromMajor(asked.amount, currency);
  // By bank or in cash, too, nothing goes back that a dispute has taken.
  const most = refund.payment_id === null ? refund.amount : Math.min(refund.amount, await roomFor(trx, refund));
  if (amount === undefined || amount <= 0 || amount > most)
    throw new Refusal("refund-limit", { details: { most: toMajor(most, currency) } });
  const reference = isCard ? "" : (asked.reference ?? "").trim();
  if (isCard ? refund.payment_id === null : reference === "")
    throw new Refusal("refund-way", { words: { way: isCard ? "card" : "reference" } });

  const approval = await approvalOf(trx, rules, { refund, amount }, doer);
  if (approval.kind === "refused") throw new Refusal("forbidden", { words: { approval: approval.why } });
  const told = { subject: { kind: "order", id: order.order_id }, before: { refundId, state } } as const;
  const sum = { amount: toMajor(amount, currency), currency };
  if (approval.kind === "first") {
    await updateRefund(trx, refundId, { approved_by: doer.author, approved_at: at });
    return { ...told, after: { refundId, state: "approved", ...sum } };
  }
  const lines = refund.lines && takeOf(refund.lines, amount);
  if (amount < refund.amount) await leaveRest(trx, refund, { amount: refund.amount - amount, taken: lines });
  const released = {
    amount,
    lines: lines && JSON.stringify(lines),
    way: asked.way,
    reference,
    released_by: doer.author,
    released_at: at,
    is_alone: approval.isAlone,
    problem: null,
  };
  if (isCard) {
    // What failed is asked for anew: the acquirer would answer the old key with the old failure.
    await updateRefund(trx, refundId, { ...released, state: "released", acquirer_ref: null, tries: 0 });
    await addJob(trx, REFUND_JOB, { refundId }, { queue: refundQueue(refund.payment_id) });
  } else {
    const returned = await updateRefund(trx, refundId, { ...released, state: "returned", returned_at: at });
    await countReturned(trx, order, returned, at);
    await noteOwnReceipt(trx, returned, at);
  }
  const after = { refundId, state: isCard ? "released" : "returned", ...sum, way: asked.way };
  return {
    ...told,
    after: { ...after, ...(reference !== "" && { reference }), ...(approval.isAlone && { alone: true }) },
  };
}

async function approvalOf(
  trx: Transaction<Tables>,
  { limits, rate, production }: ReleaseRules,
  { refund, amount }: { readonly refund: StoredRefund; readonly amount: number },
  { accountId, role, author }: Pick<Doer, "accountId" | "role" | "author">,
) {
  const { currency, order_id: orderId } = refund;
  const before = (await releasedAlone(trx, [orderId], author)).get(orderId) ?? 0;
  const rateMicro = await rate(currency, limits.release.currency);
  return judgeApproval({
    by: accountId,
    role,
    askedBy: accountOfAuthor(refund.recorded_by),
    firstBy: accountOfAuthor(refund.approved_by ?? ""),
    isAboveLimit: isAboveLimit({ amount: before + amount, currency }, limits.release, rateMicro),
    approvers: await findApprovers(trx, production),
  });
}

/** The part of a refund that is not released now stays in the queue as one of its own. */
async function leaveRest(
  trx: Transaction<Tables>,
  refund: StoredRefund,
  { amount, taken }: { readonly amount: number; readonly taken: readonly KeptLine[] | null },
): Promise<void> {
  const { order_id, payment_id, currency, reason, note, recorded_by, recorded_at } = refund;
  const same = { order_id, payment_id, currency, reason, note, recorded_by, recorded_at };
  const lines = refund.lines && JSON.stringify(withoutLines(refund.lines, taken ?? []));
  await insertRefund(trx, { ...same, amount, lines });
}
