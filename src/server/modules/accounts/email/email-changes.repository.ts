import type { Kysely, Selectable, Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { tokenHash } from "#server/modules/accounts/sessions.repository.ts";

/** Another address for an account, as it was asked for. */
export type StoredEmailChange = Selectable<Tables["email_changes"]>;

/** Stores a wish for another address, which takes the place of earlier ones; answers its number. */
export async function insertEmailChange(
  trx: Transaction<Tables>,
  change: Omit<StoredEmailChange, "email_change_id">,
): Promise<number> {
  await trx
    .updateTable("email_changes")
    .set({ used_at: change.asked_at })
    .where("user_id", "=", change.user_id)
    .where("used_at", "is", null)
    .execute();
  const { email_change_id: id } = await trx
    .insertInto("email_changes")
    .values(change)
    .returning("email_change_id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A change by its number. */
export function findEmailChange(db: Kysely<Tables>, id: number): Promise<StoredEmailChange | undefined> {
  return db.selectFrom("email_changes").selectAll().where("email_change_id", "=", id).executeTakeFirst();
}

/** The change of a link, used or not. */
export function findEmailChangeOf(db: Kysely<Tables>, secret: string): Promise<StoredEmailChange | undefined> {
  return db.selectFrom("email_changes").selectAll().where("secret_hash", "=", tokenHash(secret)).executeTakeFirst();
}

/** Whether an account has an address, or is logged in to by it. */
export async function isEmailTaken(db: Kysely<Tables>, email: string): Promise<boolean> {
  const lower = email.toLowerCase();
  const taken = await db
    .selectFrom("accounts")
    .select("user_id")
    .where((row) => row.or([row(row.fn("lower", ["email"]), "=", lower), row("login", "=", lower)]))
    .executeTakeFirst();
  return taken !== undefined;
}

/** Uses a change up; false where another was faster. */
export async function useEmailChange(trx: Transaction<Tables>, change: StoredEmailChange, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("email_changes")
    .set({ used_at: now })
    .where("email_change_id", "=", change.email_change_id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives an account its new address, which is its log-in name too where the former one was. */
export async function setEmail(trx: Transaction<Tables>, { user_id: userId, email, former }: StoredEmailChange) {
  const own = trx.updateTable("accounts").where("user_id", "=", userId);
  await own.set({ email }).execute();
  await own.set({ login: email.toLowerCase() }).where("login", "=", former.toLowerCase()).execute();
}
