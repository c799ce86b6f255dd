import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { tokenHash } from "#server/modules/accounts/sessions.repository.ts";

/** A link that sets a new password, as it is stored. */
export type StoredRecovery = Selectable<Tables["password_recoveries"]>;

/** When an account asked for such links since a moment; others who ask wait until this one is done. */
export async function recoveryTimes(trx: Transaction<Tables>, userId: number, since: Date): Promise<number[]> {
  await trx.selectFrom("accounts").select("user_id").where("user_id", "=", userId).forUpdate().execute();
  const rows = await trx
    .selectFrom("password_recoveries")
    .select("asked_at")
    .where("user_id", "=", userId)
    .where("asked_at", ">", since)
    .execute();
  return rows.map(({ asked_at: at }) => at.getTime());
}

/** Stores a recovery; answers its number. */
export async function insertRecovery(
  trx: Transaction<Tables>,
  recovery: Insertable<Tables["password_recoveries"]>,
): Promise<number> {
  const { recovery_id: id } = await trx
    .insertInto("password_recoveries")
    .values(recovery)
    .returning("recovery_id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A recovery by its number, with the address of its account. */
export function findRecovery(db: Kysely<Tables>, id: number) {
  return db
    .selectFrom("password_recoveries")
    .innerJoin("accounts", "accounts.user_id", "password_recoveries.user_id")
    .selectAll("password_recoveries")
    .select(["accounts.email", "accounts.login"])
    .where("recovery_id", "=", id)
    .executeTakeFirst();
}

/** The last invitation of an account that nobody has used yet. */
export function findOpenInvitation(
  db: Kysely<Tables>,
  { userId, login }: { readonly userId: number | undefined; readonly login: string | undefined },
) {
  return db
    .selectFrom("password_recoveries")
    .innerJoin("accounts", "accounts.user_id", "password_recoveries.user_id")
    .select(["password_recoveries.salt", "password_recoveries.lang"])
    .where((eb) =>
      userId === undefined ? eb("accounts.login", "=", login ?? "") : eb("accounts.user_id", "=", userId),
    )
    .where("password_recoveries.invited_by", "is not", null)
    .where("password_recoveries.used_at", "is", null)
    .orderBy("password_recoveries.recovery_id", "desc")
    .executeTakeFirst();
}

/** The recovery of a link, used or not. */
export function findRecoveryOf(db: Kysely<Tables>, secret: string): Promise<StoredRecovery | undefined> {
  return db
    .selectFrom("password_recoveries")
    .selectAll()
    .where("secret_hash", "=", tokenHash(secret))
    .executeTakeFirst();
}

/** Uses a recovery up, and every other link of its account; false where another was faster. */
export async function useRecovery(
  trx: Transaction<Tables>,
  { recovery_id: id, user_id: userId }: StoredRecovery,
  now: Date,
): Promise<boolean> {
  const used = await trx
    .updateTable("password_recoveries")
    .set({ used_at: now })
    .where("recovery_id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  if (used.numUpdatedRows !== 1n) return false;
  await trx
    .updateTable("password_recoveries")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
  return true;
}
