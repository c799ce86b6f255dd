import type { Kysely, Selectable, Transaction } from "kysely";
import type { MessageKind } from "#domain/notifications/message-kind.ts";
import type { Locale } from "#domain/places/place.ts";
import type { Tables } from "#server/database/tables.ts";

/** A row of `messages`. */
export type StoredMessage = Selectable<Tables["messages"]>;

/** A message that is to be sent. */
export interface NewMessage {
  readonly orderId: number;
  readonly kind: MessageKind;
  readonly recipient: string;
  readonly lang: Locale;
  readonly mailId: string;
  readonly createdAt: Date;
}

/** Stores a message once per order, kind and recipient; undefined when it is there already. */
export async function insertMessage(trx: Transaction<Tables>, message: NewMessage): Promise<number | undefined> {
  const row = await trx
    .insertInto("messages")
    .values({
      order_id: message.orderId,
      kind: message.kind,
      recipient: message.recipient,
      lang: message.lang,
      mail_id: message.mailId,
      created_at: message.createdAt,
      sent_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.columns(["order_id", "kind", "recipient"]).doNothing())
    .returning("message_id")
    .executeTakeFirst();
  return row?.message_id;
}

/** A message by its number. */
export async function findMessage(db: Kysely<Tables>, messageId: number): Promise<StoredMessage | undefined> {
  return db.selectFrom("messages").selectAll().where("message_id", "=", messageId).executeTakeFirst();
}

/** Notes that the mailer took a message. */
export async function markSent(db: Kysely<Tables>, messageId: number, at: Date): Promise<void> {
  await db
    .updateTable("messages")
    .set((row) => ({ state: "sent", sent_at: at, tries: row("tries", "+", 1), last_error: null }))
    .where("message_id", "=", messageId)
    .execute();
}

/** Notes that the mailer did not take a message, and whether nobody will try again. */
export async function markUnsent(db: Kysely<Tables>, messageId: number, error: string, final: boolean): Promise<void> {
  await db
    .updateTable("messages")
    .set((row) => ({ state: final ? "failed" : "waiting", tries: row("tries", "+", 1), last_error: error }))
    .where("message_id", "=", messageId)
    .execute();
}
