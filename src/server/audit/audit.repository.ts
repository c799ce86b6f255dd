import { sql, type Kysely, type Transaction } from "kysely";
import type { StaffRole } from "#domain/accounts/staff-role.ts";
import type { Tables } from "#server/database/tables.ts";
import { Refusal } from "#server/refusal.ts";

/** What an entry can be about. */
export type AuditSubject = "order" | "account" | "way-request" | "yacht-request" | "sample";

/** Somebody of the staff who does something, as the record names them. */
export interface Doer {
  readonly accountId: number;
  readonly role: StaffRole;
  /** As entries and moves of orders name their author. */
  readonly author: string;
  readonly attemptKey: string;
  /** Digest of what the attempt asks for. */
  readonly attemptInput: Buffer;
  readonly requestId: string;
  /** The neighbourhood of their address. */
  readonly network: string;
}

/** What was done: to what, and what of it was before and is after. */
export interface Deed {
  readonly subject: { readonly kind: AuditSubject; readonly id: number };
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly reason?: string;
}

/**
 * Makes the same attempt, sent twice, wait for itself; answers whether it has been done already. A key that was used for another call, or
 * for the same one with other input, is refused.
 */
export async function isDone(
  trx: Transaction<Tables>,
  { accountId, attemptKey, attemptInput }: Doer,
  call: string,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${accountId} ${attemptKey}`}, 0))`.execute(trx);
  const entry = await trx
    .selectFrom("audit_entries")
    .select(["call", "attempt_input"])
    .where("account_id", "=", accountId)
    .where("attempt_key", "=", attemptKey)
    .executeTakeFirst();
  if (entry === undefined) return false;
  const isSame = entry.call === call && (entry.attempt_input === null || entry.attempt_input.equals(attemptInput));
  if (!isSame) throw new Refusal("attempt-conflict");
  return true;
}

/** Writes what was done, in the transaction in which it was done. */
export async function recordDeed(
  trx: Transaction<Tables>,
  { call, doer, at }: { readonly call: string; readonly doer: Doer; readonly at: Date },
  { subject, before = {}, after = {}, reason = "" }: Deed,
): Promise<void> {
  await trx
    .insertInto("audit_entries")
    .values({
      at,
      account_id: doer.accountId,
      staff_role: doer.role,
      call,
      attempt_key: doer.attemptKey,
      attempt_input: doer.attemptInput,
      subject_kind: subject.kind,
      subject_id: subject.id,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      reason,
      request_id: doer.requestId,
      network: doer.network,
    })
    .execute();
}

/** What the staff did to a subject, the oldest first. */
export async function findDeeds(db: Kysely<Tables>, { kind, id }: Deed["subject"]) {
  return db
    .selectFrom("audit_entries")
    .select(["at", "account_id", "call", "before", "after", "reason"])
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", id)
    .orderBy("entry_id")
    .execute();
}

/** One of them, as it is kept. */
export type KeptDeed = Awaited<ReturnType<typeof findDeeds>>[number];

/** An open account of the staff by its log-in; on a production server those for trying the product are left out. */
export async function findStaffByLogin(trx: Transaction<Tables>, login: string, production: boolean) {
  return trx
    .selectFrom("accounts")
    .select(["user_id", "staff_role"])
    .$narrowType<{ staff_role: StaffRole }>()
    .where("login", "=", login.trim().toLowerCase())
    .where("role", "=", "admin")
    .where("disabled_at", "is", null)
    .$if(production, (query) => query.where("is_demo", "=", false))
    .executeTakeFirst();
}
