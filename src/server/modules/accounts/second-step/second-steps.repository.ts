import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import { inTransaction } from "#server/database/in-transaction.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Sealed } from "#server/secrets/sealed.ts";

type Db = Kysely<Tables>;

/** A second step as it is stored. */
export type SecondStep = Selectable<Tables["second_steps"]>;

/** The second step of an account, confirmed or not. */
export function findSecondStep(db: Db, userId: number): Promise<SecondStep | undefined> {
  return db.selectFrom("second_steps").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Whether an account logs in with a second step. */
export async function hasSecondStep(db: Db, userId: number): Promise<boolean> {
  const step = await findSecondStep(db, userId);
  return step !== undefined && step.confirmed_at !== null;
}

/** Stores a seed that waits for its first code; false where the account has a second step already. */
export async function storeSeed(db: Db, userId: number, { bytes, sealedBy }: Sealed, now: Date): Promise<boolean> {
  const seed = { seed: bytes, sealed_by: sealedBy, begun_at: now };
  const stored = await db
    .insertInto("second_steps")
    .values({ user_id: userId, ...seed, confirmed_at: null })
    .onConflict((known) => known.column("user_id").doUpdateSet(seed).where("second_steps.confirmed_at", "is", null))
    .executeTakeFirst();
  return stored.numInsertedOrUpdatedRows === 1n;
}

/** Confirms a seed by the half minute of its first code, and stores its recovery codes; false where another was faster. */
export function confirmSeed(
  db: Db,
  { user_id: userId, seed }: SecondStep,
  { counter, hashes, now }: { readonly counter: number; readonly hashes: readonly Buffer[]; readonly now: Date },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const confirmed = await trx
      .updateTable("second_steps")
      .set({ confirmed_at: now, last_counter: counter })
      .where("user_id", "=", userId)
      .where("seed", "=", seed)
      .where("confirmed_at", "is", null)
      .executeTakeFirst();
    if (confirmed.numUpdatedRows !== 1n) return false;
    await storeCodes(trx, userId, hashes);
    return true;
  });
}

/** Replaces the recovery codes of an account; false where it has no second step in force. */
export function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly Buffer[]): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const step = await trx
      .selectFrom("second_steps")
      .select("user_id")
      .where("user_id", "=", userId)
      .where("confirmed_at", "is not", null)
      .forUpdate()
      .executeTakeFirst();
    if (step === undefined) return false;
    await storeCodes(trx, userId, hashes);
    return true;
  });
}

/** How many recovery codes of an account have not been used. */
export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_codes")
    .select(sql<number>`count(*)::int`.as("left"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return left;
}

async function storeCodes(trx: Transaction<Tables>, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await trx
    .insertInto("recovery_codes")
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
}

/** Takes the code of a half minute; false where it, or a later one, was taken before. */
export async function takeCounter(db: Db, userId: number, counter: number): Promise<boolean> {
  const taken = await db
    .updateTable("second_steps")
    .set({ last_counter: counter })
    .where("user_id", "=", userId)
    .where("last_counter", "<", counter)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** Takes a recovery code; false where there is none such, or it was used before. */
export async function takeRecoveryCode(db: Db, userId: number, hash: Buffer, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** Removes the second step of an account; false where it has none. */
export function deleteSecondStep(db: Db, userId: number): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
    await trx.deleteFrom("login_challenges").where("user_id", "=", userId).execute();
    const deleted = await trx.deleteFrom("second_steps").where("user_id", "=", userId).executeTakeFirst();
    return deleted.numDeletedRows === 1n;
  });
}

/** Seeds that another secret has sealed. */
export function findSealedByOthers(db: Db, fingerprint: string): Promise<readonly SecondStep[]> {
  return db.selectFrom("second_steps").selectAll().where("sealed_by", "!=", fingerprint).execute();
}

/** Replaces a seed by the same one, sealed with another secret. */
export async function replaceSeal(db: Db, { user_id: userId, seed }: SecondStep, sealed: Sealed): Promise<void> {
  await db
    .updateTable("second_steps")
    .set({ seed: sealed.bytes, sealed_by: sealed.sealedBy })
    .where("user_id", "=", userId)
    .where("seed", "=", seed)
    .execute();
}
