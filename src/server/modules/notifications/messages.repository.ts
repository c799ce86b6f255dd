import type { Kysely, Selectable, Transaction } from "kysely";
import type { MessageKind } from "#domain/notifications/message-kind.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Tables } from "#server/database/tables.ts";

/** A row of `messages`. */
export type StoredMessage = Selectable<Tables["messages"]>;

/** What a message is about. */
export type MessageSubject =
  | { readonly orderId: number }
  | { readonly requestId: number }
  | { readonly yachtRequestId: number };

/** A message that is to be sent. */
export interface NewMessage {
  readonly subject: MessageSubject;
  readonly kind: MessageKind;
  readonly recipient: string;
  readonly lang: Locale;
  readonly mailId: string;
  readonly createdAt: Date;
  /** Which of several letters of one kind; 0 where there is only one. */
  readonly occasion?: number;
}

/** Stores a message once per subject, kind, recipient and occasion; undefined when it is there already. */
export async function insertMessage(trx: Transaction<Tables>, message: NewMessage): Promise<number | undefined> {
  const { subject } = message;
  const row = await trx
    .insertInto("messages")
    .values({
      order_id: "orderId" in subject ? subject.orderId : null,
      request_id: "requestId" in subject ? subject.requestId : null,
      yacht_request_id: "yachtRequestId" in subject ? subject.yachtRequestId : null,
      kind: message.kind,
      recipient: message.recipient,
      lang: message.lang,
      mail_id: message.mailId,
      created_at: message.createdAt,
      sent_at: null,
      last_error: null,
      occasion: message.occasion ?? 0,
    })
    // The table says what counts as the same message of an order and of a request; a mail id is never given twice.
    .onConflict((conflict) => conflict.doNothing())
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

/** When letters of a kind about an order were written down, newest first. */
export async function messageTimes(trx: Transaction<Tables>, orderId: number, kind: MessageKind): Promise<Date[]> {
  const rows = await trx
    .selectFrom("messages")
    .select("created_at")
    .where("order_id", "=", orderId)
    .where("kind", "=", kind)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => row.created_at);
}
