import type { Transaction } from "kysely";
import type { RefundWay } from "#domain/payments/refund-state.ts";
import { toMajor } from "#domain/values/money.ts";
import { actFromShell } from "#server/audit/act-from-shell.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Desk } from "#server/desk.ts";
import { declineRefund } from "#server/modules/payments/refunds/decline-refund.ts";
import { findRefund, type StoredRefund } from "#server/modules/payments/refunds/refunds.repository.ts";
import { releaseRefund, type ReleaseRules } from "#server/modules/payments/refunds/release-refund.ts";
import { Refusal } from "#server/refusal.ts";

/** A release as it is typed into a shell. */
interface TypedRelease {
  /** The log-in of an open account that may release refunds. */
  readonly by: string;
  /** In whole units; all of it where none is named. */
  readonly amount: number | undefined;
  readonly way: RefundWay;
  readonly reference: string;
}

/** Releases a refund from a shell, by the same rules and with the same entry as in the console; answers where it stands then. */
export async function releaseAtDesk(
  desk: Desk,
  rules: ReleaseRules,
  refundId: number,
  { by, amount, way, reference }: TypedRelease,
): Promise<string> {
  const deed = await doAtDesk(desk, rules, { call: "releaseRefund", refundId, by }, (trx, refund, doer, at) => {
    const expected = toMajor(refund.amount, refund.currency);
    return releaseRefund(trx, rules, { refundId, expected, amount: amount ?? expected, way, reference }, doer, at);
  });
  return String(deed.after?.["state"]);
}

/** Declines a refund from a shell, with the same entry as in the console. */
export async function declineAtDesk(
  desk: Desk,
  rules: ReleaseRules,
  refundId: number,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<void> {
  await doAtDesk(desk, rules, { call: "declineRefund", refundId, by }, (trx, refund, doer, at) =>
    declineRefund(trx, { refundId, expected: toMajor(refund.amount, refund.currency), reason }, doer, at),
  );
}

async function doAtDesk(
  desk: Desk,
  { production }: ReleaseRules,
  { call, refundId, by }: { readonly call: string; readonly refundId: number; readonly by: string },
  act: (trx: Transaction<Tables>, refund: StoredRefund, doer: Doer, at: Date) => Promise<Deed>,
): Promise<Deed> {
  return actFromShell({ ...desk, production }, { call, right: "releasing", by }, async (trx, doer, at) => {
    const refund = await findRefund(trx, refundId);
    if (refund === undefined) throw new Refusal("refund-unknown");
    const deed = await act(trx, refund, doer, at);
    return { deed, result: deed };
  });
}
