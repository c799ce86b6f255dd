import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import type { Locale } from "#domain/values/locale.ts";
import type { OwnLetterWords, SentAs, Tables } from "#server/database/tables.ts";
import type { Subject } from "#server/event-kinds.ts";

/** A row of `messages`. */
export type StoredMessage = Selectable<Tables["messages"]>;

/** What the writer of a message needs of its row. */
export type MessageToWrite = Pick<StoredMessage, "subject_id" | "kind" | "lang" | "recipient" | "occasion"> &
  Partial<Pick<StoredMessage, "own_words">>;

/** A message to be sent. */
export interface NewMessage {
  readonly subject: Subject;
  /** A kind of `MESSAGE_KINDS`. */
  readonly kind: string;
  readonly recipient: string;
  readonly lang: Locale;
  readonly mailId: string;
  readonly createdAt: Date;
  /** When it may be sent. */
  readonly dueAt: Date;
  /** Counts for what its reader may get. */
  readonly isCapped: boolean;
  readonly state: "waiting" | "held";
  /** Distinguishes several messages of one kind; 0 when there is only one. */
  readonly occasion: number;
  /** Of a letter that the staff wrote. */
  readonly ownWords?: OwnLetterWords;
}

/** Stores a message once per subject, kind, recipient and occasion; undefined when it already exists. */
export async function insertMessage(trx: Transaction<Tables>, message: NewMessage): Promise<number | undefined> {
  const row = await trx
    .insertInto("messages")
    .values({
      subject_kind: message.subject.kind,
      subject_id: message.subject.id,
      kind: message.kind,
      recipient: message.recipient,
      lang: message.lang,
      mail_id: message.mailId,
      created_at: message.createdAt,
      due_at: message.dueAt,
      is_capped: message.isCapped,
      state: message.state,
      sent_at: null,
      last_error: null,
      occasion: message.occasion,
      sent_as: null,
      own_words: message.ownWords === undefined ? null : JSON.stringify(message.ownWords),
    })
    // The table defines which messages are the same; a mail id is never reused.
    .onConflict((conflict) => conflict.doNothing())
    .returning("message_id")
    .executeTakeFirst();
  return row?.message_id;
}

/** A message by its number. */
export async function findMessage(db: Kysely<Tables>, messageId: number): Promise<StoredMessage | undefined> {
  return db.selectFrom("messages").selectAll().where("message_id", "=", messageId).executeTakeFirst();
}

/** Records that the mailer accepted a message, and what it said. */
export async function markSent(
  db: Kysely<Tables>,
  messageId: number,
  { at, as }: { readonly at: Date; readonly as: SentAs | null },
): Promise<void> {
  await db
    .updateTable("messages")
    .set((row) => ({
      state: "sent",
      sent_at: at,
      tries: row("tries", "+", 1),
      last_error: null,
      // A person who was erased while the letter was on its way is not brought back by it.
      sent_as:
        as === null
          ? null
          : sql<string>`case when recipient = 'erased-' || message_id then null else ${JSON.stringify(as)}::jsonb end`,
    }))
    .where("message_id", "=", messageId)
    .execute();
}

/** Records that the mailer did not accept a message, and whether that was the last attempt. */
export async function markUnsent(db: Kysely<Tables>, messageId: number, error: string, final: boolean): Promise<void> {
  await db
    .updateTable("messages")
    .set((row) => ({ state: final ? "failed" : "waiting", tries: row("tries", "+", 1), last_error: error }))
    .where("message_id", "=", messageId)
    .execute();
}

/** Records that there was nothing left to tell when a message was to be sent. */
export async function markVoid(db: Kysely<Tables>, messageId: number): Promise<void> {
  await db.updateTable("messages").set({ state: "void" }).where("message_id", "=", messageId).execute();
}

/** The message id of the first mail about a subject to a reader, which later ones answer. */
export async function firstMailId(db: Kysely<Tables>, message: StoredMessage): Promise<string> {
  const row = await db
    .selectFrom("messages")
    .select("mail_id")
    .where("subject_kind", "=", message.subject_kind)
    .where("subject_id", "=", message.subject_id)
    .where("recipient", "=", message.recipient)
    .orderBy("message_id")
    .limit(1)
    .executeTakeFirst();
  return row?.mail_id ?? message.mail_id;
}

/** When the latest counted mails to an address may be sent since a moment, the latest first; others who count wait until this one is done. */
export async function latestTurns(
  trx: Transaction<Tables>,
  recipient: string,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<number[]> {
  const address = recipient.toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`letters to ${address}`}, 0))`.execute(trx);
  const rows = await trx
    .selectFrom("messages")
    .select("due_at")
    .where(sql<string>`lower(recipient)`, "=", address)
    .where("is_capped", "=", true)
    .where("state", "in", ["waiting", "sent", "failed"])
    .where("due_at", ">", since)
    .orderBy("due_at", "desc")
    .limit(most)
    .execute();
  return rows.map((row) => row.due_at.getTime());
}

/** Everybody who has been sent a message about a subject, or will be, with when the last was written down in epoch milliseconds. */
export async function recipientsOf(trx: Transaction<Tables>, subject: Subject): Promise<ReadonlyMap<string, number>> {
  const rows = await trx
    .selectFrom("messages")
    .select((one) => ["recipient", one.fn.max("created_at").as("last")])
    .where("subject_kind", "=", subject.kind)
    .where("subject_id", "=", subject.id)
    .where("state", "!=", "void")
    .groupBy("recipient")
    .execute();
  return new Map(rows.map(({ recipient, last }) => [recipient, last.getTime()]));
}

/** The messages of a kind about orders from an occasion on, each as its order and its occasion. */
export async function toldOccasions(db: Kysely<Tables>, kind: string, from: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("messages")
    .select(["subject_id", "occasion"])
    .where("kind", "=", kind)
    .where("occasion", ">=", from)
    .execute();
  return new Set(rows.map((row) => `${row.subject_id} ${row.occasion}`));
}

/** All messages about a subject, the newest first. */
export async function findMessagesOf(
  db: Kysely<Tables> | Transaction<Tables>,
  { kind, id }: Subject,
): Promise<StoredMessage[]> {
  return db
    .selectFrom("messages")
    .selectAll()
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", id)
    .orderBy("message_id", "desc")
    .execute();
}

/** Messages that are not sent by themselves any more, the oldest first. */
export async function findUnsent(db: Kysely<Tables>): Promise<StoredMessage[]> {
  return db.selectFrom("messages").selectAll().where("state", "in", ["failed", "held"]).orderBy("message_id").execute();
}

/** Lets a message that was given up or held be sent after all; undefined when it is neither. */
export async function reviveMessage(
  trx: Transaction<Tables>,
  messageId: number,
  at: Date,
): Promise<Pick<StoredMessage, "subject_kind" | "subject_id"> | undefined> {
  return trx
    .updateTable("messages")
    .set({ state: "waiting", due_at: at })
    .where("message_id", "=", messageId)
    .where("state", "in", ["failed", "held"])
    .returning(["subject_kind", "subject_id"])
    .executeTakeFirst();
}

/** The last occasion before another on which a message of these kinds told about an order; 0 when there was none. */
export async function occasionBefore(
  db: Kysely<Tables>,
  orderId: number,
  kinds: readonly string[],
  occasion: number,
): Promise<number> {
  const row = await db
    .selectFrom("messages")
    .select((eb) => eb.fn.max("occasion").as("last"))
    .where("subject_kind", "=", "order")
    .where("subject_id", "=", orderId)
    .where("kind", "in", kinds)
    .where("occasion", "<", occasion)
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** When messages of a kind about a subject were stored, newest first. */
export async function messageTimes(trx: Transaction<Tables>, subject: Subject, kind: string): Promise<Date[]> {
  const rows = await trx
    .selectFrom("messages")
    .select("created_at")
    .where("subject_kind", "=", subject.kind)
    .where("subject_id", "=", subject.id)
    .where("kind", "=", kind)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => row.created_at);
}
