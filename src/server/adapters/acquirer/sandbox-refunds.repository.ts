import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** A refund in the sandbox's books. */
export type SandboxRefund = Selectable<Tables["sandbox_refunds"]>;

type Db = Kysely<Tables> | Transaction<Tables>;

/** Enters a refund into the books. */
export async function insertRefund(
  trx: Transaction<Tables>,
  values: Insertable<Tables["sandbox_refunds"]>,
): Promise<SandboxRefund> {
  return trx.insertInto("sandbox_refunds").values(values).returningAll().executeTakeFirstOrThrow();
}

/** Reads a refund as it stands now; a slow one arrives when it is first read after its time. */
export async function readRefund(db: Db, ref: string, now: Date): Promise<SandboxRefund | undefined> {
  await settleRefunds(db, now);
  return db.selectFrom("sandbox_refunds").selectAll().where("ref", "=", ref).executeTakeFirst();
}

/** The refunds of a payment as they stand now. */
export async function refundsOf(db: Db, paymentRef: string, now: Date): Promise<SandboxRefund[]> {
  await settleRefunds(db, now);
  return db
    .selectFrom("sandbox_refunds")
    .selectAll()
    .where("payment_ref", "=", paymentRef)
    .orderBy("created_at")
    .execute();
}

/** The refund that was asked for with this key, or has this number in the shop and has not failed. */
export async function findRefund(db: Db, refundRef: string, key: string): Promise<SandboxRefund | undefined> {
  return db
    .selectFrom("sandbox_refunds")
    .selectAll()
    .where((refund) =>
      refund.or([
        refund("idempotency_key", "=", key),
        refund.and([refund("refund_ref", "=", refundRef), refund("state", "<>", "failed")]),
      ]),
    )
    .executeTakeFirst();
}

async function settleRefunds(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("sandbox_refunds")
    .set({ state: "succeeded" })
    .where("state", "=", "pending")
    .where("settle_at", "<=", now)
    .execute();
}
