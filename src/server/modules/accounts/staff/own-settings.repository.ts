import type { Kysely, Transaction } from "kysely";
import type { OwnSettings } from "#domain/accounts/own-settings.ts";
import type { Tables } from "#server/database/tables.ts";

/** What somebody of the staff has kept; undefined where they have not. */
export async function findOwnSettings(
  db: Kysely<Tables>,
  accountId: number,
): Promise<Partial<OwnSettings> | undefined> {
  const row = await db
    .selectFrom("own_settings")
    .select("settings")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.settings;
}

/** Keeps the settings of somebody in place of those they had. */
export async function keepOwnSettings(
  trx: Transaction<Tables>,
  accountId: number,
  settings: OwnSettings,
): Promise<void> {
  const kept = JSON.stringify(settings);
  await trx
    .insertInto("own_settings")
    .values({ account_id: accountId, settings: kept })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ settings: kept }))
    .execute();
}
