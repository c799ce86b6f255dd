import type { Transaction } from "kysely";
import { canDecideDispute, type DisputeState } from "#domain/payments/dispute.ts";
import { fromMajor, toMajor } from "#domain/values/money.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { findAnyOrder } from "#server/modules/orders/index.ts";
import { bookDispute, lockedDispute } from "#server/modules/payments/disputes/book-dispute.ts";
import { findPayment } from "#server/modules/payments/payments.repository.ts";
import { findRefundSources, type StoredRefund } from "#server/modules/payments/refunds/refunds.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** A dispute as somebody of the staff writes it down; sums in whole units. */
interface WrittenDispute {
  readonly orderId: number;
  readonly amount: number;
  readonly fee: number;
  readonly note: string;
  readonly dueAt: number | null;
  /** The version of the order that they saw. */
  readonly version: number;
}

type By = Pick<Doer, "author">;

/** What nobody has released is not on its way to the card. */
const isUnreleased = ({ state }: StoredRefund): boolean => state === "recorded" || state === "failed";

/** Writes down a dispute of which the acquirer tells by e-mail alone, with the same entries as one that it tells us of. */
export async function recordDispute(
  trx: Transaction<Tables>,
  { orderId, amount, fee, note, dueAt, version }: WrittenDispute,
  { author }: By,
  at: Date,
): Promise<Deed> {
  const order = await findAnyOrder(trx, orderId, true);
  if (order === undefined) throw new Refusal("order-unknown");
  const { currency } = order;
  if (order.version !== version) throw new Refusal("order-changed-meanwhile", { details: { version: order.version } });
  const [taken, charged] = [fromMajor(amount, currency), fromMajor(fee, currency)];
  if (taken === undefined || charged === undefined) throw new Refusal("malformed", { words: { where: "amount" } });
  const sources = await findRefundSources(trx, orderId);
  const source = sources.toReversed().find((one) => one.amount >= taken);
  const payment = source && (await findPayment(trx, source.paymentId));
  if (payment === undefined) throw new Refusal("dispute-limit");
  const id = await bookDispute(
    trx,
    {
      acquirer_ref: null,
      state: "opened",
      amount: taken,
      isWithdrawn: true,
      fee: charged,
      fee_currency: currency,
      reason: "",
      note: note.trim(),
      due_at: dueAt === null ? null : new Date(dueAt),
    },
    { payment, known: undefined, author, at, isWaiting: isUnreleased },
  );
  return {
    subject: { kind: "order", id: orderId },
    after: { disputeId: id, state: "opened", amount: toMajor(taken, currency), currency },
    reason: note.trim(),
  };
}

/** Writes down how a dispute was decided: the money of one that was won is back. */
export async function decideDispute(
  trx: Transaction<Tables>,
  { disputeId, state }: { readonly disputeId: number; readonly state: Exclude<DisputeState, "opened"> },
  { author }: By,
  at: Date,
): Promise<Deed> {
  const known = await lockedDispute(trx, disputeId);
  if (known === undefined) throw new Refusal("dispute-unknown");
  const payment = await findPayment(trx, known.payment_id);
  if (known.acquirer_ref !== null || payment === undefined || !canDecideDispute(known.state, state))
    throw new Refusal("dispute-moved");
  const { acquirer_ref, amount, fee, fee_currency, reason, note, due_at, order_id: orderId, currency } = known;
  const told = { acquirer_ref, amount, fee, fee_currency, reason, note, due_at, state, isWithdrawn: state === "lost" };
  await bookDispute(trx, told, { payment, known, author, at, isWaiting: isUnreleased });
  return {
    subject: { kind: "order", id: orderId },
    before: { disputeId, state: known.state },
    after: { disputeId, state, amount: toMajor(amount, currency), currency },
  };
}
