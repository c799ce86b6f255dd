import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** A payment in the sandbox's books. */
export type SandboxPayment = Selectable<Tables["sandbox_payments"]>;

type Db = Kysely<Tables> | Transaction<Tables>;

/** Opens a payment, or returns the one already opened with the same key. */
export async function openPayment(db: Db, values: Insertable<Tables["sandbox_payments"]>): Promise<SandboxPayment> {
  await db
    .insertInto("sandbox_payments")
    .values(values)
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .execute();
  return db
    .selectFrom("sandbox_payments")
    .selectAll()
    .where("idempotency_key", "=", values.idempotency_key)
    .executeTakeFirstOrThrow();
}

/** Reads a payment as it stands now; one that settles late, or whose page has ended, changes when it is first read after that. */
export async function readPayment(db: Db, ref: string, now: Date): Promise<SandboxPayment | undefined> {
  await db
    .updateTable("sandbox_payments")
    .set({ state: "succeeded" })
    .where("ref", "=", ref)
    .where("state", "=", "processing")
    .where("settle_at", "<=", now)
    .execute();
  await db
    .updateTable("sandbox_payments")
    .set({ state: "expired" })
    .where("ref", "=", ref)
    .where("state", "=", "waiting")
    .where("ends_at", "<=", now)
    .execute();
  return db.selectFrom("sandbox_payments").selectAll().where("ref", "=", ref).executeTakeFirst();
}

/** Ends a waiting payment; false when it was no longer waiting, so the second of two clicks changes nothing. */
export async function finishPayment(
  db: Db,
  ref: string,
  change: { readonly state: SandboxPayment["state"]; readonly settle_at: Date | null },
): Promise<boolean> {
  const result = await db
    .updateTable("sandbox_payments")
    .set(change)
    .where("ref", "=", ref)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** A payment that no other transaction changes until this one ends. */
export async function lockPayment(trx: Transaction<Tables>, ref: string): Promise<SandboxPayment | undefined> {
  return trx.selectFrom("sandbox_payments").selectAll().where("ref", "=", ref).forUpdate().executeTakeFirst();
}

/** Sets how refunds of a payment go that are asked for from now on. */
export async function setRefundsGo(db: Db, ref: string, go: SandboxPayment["refunds_go"]): Promise<void> {
  await db.updateTable("sandbox_payments").set({ refunds_go: go }).where("ref", "=", ref).execute();
}

/** Whether somebody may still pay, or is just paying, on a page of the sandbox. */
export async function hasOpenPayments(db: Db, now: Date): Promise<boolean> {
  const open = await db
    .selectFrom("sandbox_payments")
    .select("ref")
    .where("state", "in", ["waiting", "processing"])
    .where("ends_at", ">", now)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
