import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** A code that may still be used. */
type StoredReturn = Selectable<Tables["payment_returns"]>;

/** Keeps the code of an attempt to pay, with the page around its frame, for as long as it is good; older codes go. */
export async function keepReturn(db: Kysely<Tables>, kept: StoredReturn, now: Date): Promise<void> {
  await db.deleteFrom("payment_returns").where("ends_at", "<=", now).execute();
  await db
    .insertInto("payment_returns")
    .values(kept)
    .onConflict((conflict) =>
      conflict.column("payment_id").doUpdateSet({ host_page: kept.host_page, ends_at: kept.ends_at }),
    )
    .execute();
}

/** Takes the power from the code of an attempt. */
export async function dropReturn(db: Kysely<Tables>, paymentId: number): Promise<void> {
  await db.deleteFrom("payment_returns").where("payment_id", "=", paymentId).execute();
}

/** Uses a code, which works once: the order of its attempt, and the page around the frame. */
export async function useReturn(
  db: Kysely<Tables>,
  hash: Buffer,
  now: Date,
): Promise<{ readonly order_id: number; readonly host_page: string | null } | undefined> {
  return db
    .deleteFrom("payment_returns")
    .using("payments")
    .whereRef("payments.payment_id", "=", "payment_returns.payment_id")
    .where("code_hash", "=", hash)
    .where("ends_at", ">", now)
    .returning(["payments.order_id", "payment_returns.host_page"])
    .executeTakeFirst();
}
