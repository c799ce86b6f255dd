import type { Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { tokenHash } from "#server/modules/accounts/sessions.repository.ts";

/** A device is forgotten when nobody has logged in on it for this long. */
export const DEVICE_DAYS = 365;

/** Whether an account has logged in on a device before. */
export async function isKnownDevice(db: Kysely<Tables>, device: string, userId: number): Promise<boolean> {
  const known = await db
    .selectFrom("known_devices")
    .select("user_id")
    .where("device_hash", "=", tokenHash(device))
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return known !== undefined;
}

/** Notes that an account has logged in on a device. */
export async function noteDevice(db: Kysely<Tables>, device: string, userId: number, now: Date): Promise<void> {
  await db
    .insertInto("known_devices")
    .values({ device_hash: tokenHash(device), user_id: userId, last_login_at: now })
    .onConflict((known) => known.columns(["device_hash", "user_id"]).doUpdateSet({ last_login_at: now }))
    .execute();
}

/** Deletes devices that nobody logs in on any more. */
export async function deleteOldDevices(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom("known_devices")
    .where("last_login_at", "<", new Date(now.getTime() - DEVICE_DAYS * 86_400_000))
    .execute();
}
