import type { Kysely, Selectable, Transaction } from "kysely";
import type { EntryKind, EntryReason } from "#domain/orders/order-account.ts";
import type { RefundWay } from "#domain/payments/refund-state.ts";
import type { Tables } from "#server/database/tables.ts";

/** An entry of an order's account, before it is written; amounts in minor units of the order's currency. */
export interface NewEntry {
  readonly kind: EntryKind;
  readonly amount: number;
  readonly tripId?: number;
  /** Who: `traveller`, `account:7`, `system`, the name of an acquirer, or `operator:` with a name. */
  readonly author: string;
  readonly reason?: EntryReason;
  readonly paymentId?: number;
  readonly refundId?: number;
  readonly disputeId?: number;
}

type Account = Pick<Selectable<Tables["orders"]>, "order_id" | "currency">;

/** Writes entries of an order's account; one of nothing is left out. */
export async function insertEntries(
  trx: Transaction<Tables>,
  order: Account,
  entries: readonly NewEntry[],
  at: Date,
): Promise<void> {
  const rows = entries
    .filter(({ amount }) => amount !== 0)
    .map((entry) => ({
      order_id: order.order_id,
      trip_id: entry.tripId ?? null,
      kind: entry.kind,
      amount: entry.amount,
      currency: order.currency,
      at,
      author: entry.author,
      reason: entry.reason ?? "",
      payment_id: entry.paymentId ?? null,
      refund_id: entry.refundId ?? null,
      dispute_id: entry.disputeId ?? null,
    }));
  if (rows.length > 0) await trx.insertInto("entries").values(rows).execute();
}

/** A row of `entries`; a refund says how the money went back. */
export type StoredEntry = Omit<Selectable<Tables["entries"]>, keyof ShownEntry> &
  ShownEntry & { readonly way: RefundWay | null };

/** What its operator alone bears is no part of an order's account. */
interface ShownEntry {
  readonly kind: Exclude<EntryKind, "dispute-fee">;
  readonly side: "cost" | "money";
}

/** The entries of an order's account, the oldest first; what its operator alone bears is none of it. */
export async function findEntries(db: Kysely<Tables>, orderId: number): Promise<StoredEntry[]> {
  return db
    .selectFrom("entries as e")
    .leftJoin("refunds as r", "r.refund_id", "e.refund_id")
    .selectAll("e")
    .select("r.way")
    .where("e.order_id", "=", orderId)
    .where("e.side", "<>", "own")
    .$narrowType<ShownEntry>()
    .orderBy("e.entry_id")
    .execute();
}
