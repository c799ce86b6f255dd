import { sql, type Kysely, type Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import type { AcquirerMovement } from "#server/modules/payments/acquirer.ts";
import type { StoredPayment } from "#server/modules/payments/payments.repository.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** The movements of a payment of which the sums are known, by their ids in the acquirer's balance. */
export async function findKnownMovements(db: Db, paymentId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom("movements")
    .select("acquirer_ref")
    .where("payment_id", "=", paymentId)
    .where("amount", "is not", null)
    .execute();
  return new Set(rows.map(({ acquirer_ref: ref }) => ref));
}

/** Keeps what an acquirer tells of its movements, each once; what is known is not forgotten. */
export async function keepMovements(
  db: Db,
  { order_id, payment_id }: Pick<StoredPayment, "order_id" | "payment_id">,
  movements: readonly AcquirerMovement[],
  at: Date,
): Promise<void> {
  if (movements.length === 0) return;
  await db
    .insertInto("movements")
    .values(
      movements.map(({ ref, kind, subjectRef, settled = null }) => ({
        order_id,
        payment_id,
        kind,
        subject_ref: subjectRef,
        acquirer_ref: ref,
        amount: settled?.amount ?? null,
        fee: settled?.fee ?? null,
        net: settled?.net ?? null,
        currency: settled?.currency ?? null,
        noted_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["payment_id", "acquirer_ref"])
        .doUpdateSet((row) => ({
          amount: row.ref("excluded.amount"),
          fee: row.ref("excluded.fee"),
          net: row.ref("excluded.net"),
          currency: row.ref("excluded.currency"),
          noted_at: row.ref("excluded.noted_at"),
        }))
        .where("movements.amount", "is", null)
        .where(sql<boolean>`excluded.amount is not null`),
    )
    .execute();
}

/** Keeps with which payout movements went to our bank. */
export async function notePayout(
  db: Db,
  { acquirer, ref }: { readonly acquirer: string; readonly ref: string },
  movements: readonly string[],
): Promise<void> {
  if (movements.length === 0) return;
  await db
    .updateTable("movements")
    .set({ payout_ref: ref })
    .where("acquirer_ref", "in", movements)
    .where("payment_id", "in", (query) =>
      query.selectFrom("payments").select("payment_id").where("payments.acquirer", "=", acquirer),
    )
    .execute();
}
