import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#server/database/tables.ts";

type StoredTicket = Selectable<Tables["payment_returns"]>;

/** Stores a ticket; those that have ended go. */
export async function insertTicket(
  db: Kysely<Tables>,
  ticket: Omit<StoredTicket, "used_at">,
  now: Date,
): Promise<void> {
  await db.deleteFrom("payment_returns").where("ends_at", "<=", now).execute();
  await db.insertInto("payment_returns").values(ticket).execute();
}

/** Uses a ticket of an order: the payment page it leads to, and whether this was its first use. */
export async function takeTicket(
  db: Kysely<Tables>,
  { orderId, hash, now }: { readonly orderId: number; readonly hash: Buffer; readonly now: Date },
): Promise<{ readonly pay_url: string | null; readonly isFirst: boolean } | undefined> {
  const ticket = await db
    .selectFrom("payment_returns")
    .innerJoin("payments", "payments.payment_id", "payment_returns.payment_id")
    .where("ticket_hash", "=", hash)
    .where("payments.order_id", "=", orderId)
    .where("ends_at", ">", now)
    .select("payments.pay_url")
    .executeTakeFirst();
  if (ticket === undefined) return undefined;
  const used = await db
    .updateTable("payment_returns")
    .set({ used_at: now })
    .where("ticket_hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return { pay_url: ticket.pay_url, isFirst: used.numUpdatedRows === 1n };
}

/** The page around the frame from which an order was last paid, while its ticket lasts. */
export async function lastHostPage(db: Kysely<Tables>, orderId: number, now: Date): Promise<string | undefined> {
  const last = await db
    .selectFrom("payment_returns")
    .innerJoin("payments", "payments.payment_id", "payment_returns.payment_id")
    .where("payments.order_id", "=", orderId)
    .where("used_at", "is not", null)
    .where("ends_at", ">", now)
    .orderBy("used_at", "desc")
    .select("host_page")
    .executeTakeFirst();
  return last?.host_page ?? undefined;
}
