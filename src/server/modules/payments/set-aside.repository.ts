import type { Kysely, Selectable, Transaction } from "kysely";
import type { SetAsideReason } from "#domain/payments/judge-payment.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import type { AcquirerPayment } from "#server/modules/payments/acquirer.ts";

/** A row of `set_aside`. */
export type StoredSetAside = Selectable<Tables["set_aside"]>;

/** Money that a person has to decide about: whose it is, as far as we know, and what the acquirer says of it. */
export interface StrayMoney extends Pick<StoredSetAside, "order_id" | "payment_id" | "acquirer"> {
  readonly there: AcquirerPayment;
  readonly reason: SetAsideReason;
  readonly at: Date;
}

/** Sets money aside and tells the operator, once for each reference. */
export async function setAside(
  trx: Transaction<Tables>,
  { there: { ref, amount, currency }, reason, at, ...of }: StrayMoney,
): Promise<void> {
  const row = await trx
    .insertInto("set_aside")
    .values({ ...of, acquirer_ref: ref, amount, currency, reason, seen_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("set_aside_id")
    .executeTakeFirst();
  if (row === undefined) return;
  await recordEvent(trx, { name: "money.set-aside", subject: { kind: "set-aside", id: row.set_aside_id }, at });
}

/** Money that waits for a decision, locked so that it is decided about once. */
export async function lockSetAside(trx: Transaction<Tables>, id: number): Promise<StoredSetAside | undefined> {
  return trx
    .selectFrom("set_aside")
    .selectAll()
    .where("set_aside_id", "=", id)
    .where("settled_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Records what was decided about money that was set aside. */
export async function markDecided(
  trx: Transaction<Tables>,
  id: number,
  { at, by, as }: { readonly at: Date; readonly by: string; readonly as: "taken" | "paid-back" },
): Promise<void> {
  await trx
    .updateTable("set_aside")
    .set({ settled_at: at, settled_by: by, settled_as: as })
    .where("set_aside_id", "=", id)
    .execute();
}

/** All money that waits for a decision, the oldest first. */
export async function waitingSetAside(db: Kysely<Tables>): Promise<StoredSetAside[]> {
  return db.selectFrom("set_aside").selectAll().where("settled_at", "is", null).orderBy("set_aside_id").execute();
}

/** Money set aside, by its number. */
export async function findSetAside(db: Kysely<Tables>, id: number): Promise<StoredSetAside | undefined> {
  return db.selectFrom("set_aside").selectAll().where("set_aside_id", "=", id).executeTakeFirst();
}

/** Whether money of an order waits for a person's decision. */
export async function hasSetAside(db: Kysely<Tables> | Transaction<Tables>, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom("set_aside")
    .select("set_aside_id")
    .where("order_id", "=", orderId)
    .where("settled_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}
