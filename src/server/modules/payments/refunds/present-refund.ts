import type { RefundRowView } from "#contract/console/money/refunds.ts";
import { judgeApproval, type Approving } from "#domain/accounts/approval.ts";
import { authorKind } from "#domain/orders/author-kind.ts";
import { toMajor } from "#domain/values/money.ts";
import { accountOfAuthor, deskAuthor } from "#server/desk.ts";
import type { RefundRow } from "#server/modules/payments/refunds/refund-queue.repository.ts";

/** Who reads a queue, and what decides what they may release. */
export interface RefundReader extends Pick<Approving, "by" | "role" | "approvers"> {
  readonly names: ReadonlyMap<number, string>;
  readonly isAboveLimit: boolean;
}

/** All authors that a refund names. */
export function authorsOfRefund(row: RefundRow): string[] {
  return [row.recorded_by, row.approved_by, row.released_by, row.declined_by].filter((one) => one !== null);
}

/** Presents a refund to whoever may release it. */
export function presentRefund(row: RefundRow, reader: RefundReader): RefundRowView {
  const whole = (amount: number) => toMajor(amount, row.currency);
  const by = (author: string) => personOf(author, reader);
  const done = (at: Date | null, author: string | null) =>
    at === null || author === null ? null : { at: at.getTime(), by: by(author) };
  const declined = done(row.declined_at, row.declined_by);
  const approval = judgeApproval({
    ...reader,
    askedBy: accountOfAuthor(row.recorded_by),
    firstBy: accountOfAuthor(row.approved_by ?? ""),
  });
  return {
    refund_id: row.refund_id,
    order_id: row.order_id,
    name: row.customer_name,
    state: row.state,
    amount: whole(row.amount),
    currency: row.currency,
    reason: row.reason,
    note: row.note,
    order: { cost: whole(row.order_cost), paid: whole(row.order_received) },
    payment:
      row.acquirer === null
        ? null
        : {
            acquirer: row.acquirer,
            reference: row.payment_ref ?? "",
            amount: whole(row.payment_amount ?? 0),
            at: row.payment_at?.getTime() ?? null,
          },
    way: row.way,
    reference: row.reference,
    asked: { at: row.recorded_at.getTime(), by: by(row.recorded_by) },
    approved: done(row.approved_at, row.approved_by),
    released: done(row.released_at, row.released_by),
    is_alone: row.is_alone,
    returned_at: row.returned_at?.getTime() ?? null,
    declined: declined && { ...declined, reason: row.decline_reason },
    tries: row.tries,
    problem: row.problem ?? "",
    approval:
      approval.kind === "refused"
        ? { kind: approval.why, is_alone: false }
        : { kind: approval.kind, is_alone: approval.kind === "done" && approval.isAlone },
  };
}

function personOf(author: string, { names, by }: RefundReader): RefundRowView["asked"]["by"] {
  const kind = authorKind(author);
  const id = accountOfAuthor(author);
  const name =
    id !== undefined ? (names.get(id) ?? "") : kind === "acquirer" ? author : author.replace(/^operator:/, "");
  return {
    kind,
    name: kind === "system" || kind === "traveller" || kind === "account" ? "" : name,
    is_self: author === deskAuthor({ by: String(by) }),
  };
}
