import type { Kysely, Transaction } from "kysely";
import type { ModuleSettings } from "#domain/partners/module-settings.ts";
import type { Tables } from "#server/database/tables.ts";

/** How many versions of a partner's settings are kept to go back to. */
export const KEPT_VERSIONS = 50;

/** A partner's settings in force, with their version. */
export async function findModuleSettings(
  db: Kysely<Tables>,
  partnerId: number,
): Promise<{ readonly version: number; readonly settings: ModuleSettings } | undefined> {
  return db
    .selectFrom("module_settings")
    .select(["version", "settings"])
    .where("partner_id", "=", partnerId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Makes one partner's saves run one after the other. */
export async function lockPartner(trx: Transaction<Tables>, partnerId: number): Promise<void> {
  await trx.selectFrom("accounts").select("user_id").where("user_id", "=", partnerId).forUpdate().execute();
}

/** Stores a new version and deletes the one that is now too old. */
export async function insertModuleSettings(
  trx: Transaction<Tables>,
  row: {
    readonly partnerId: number;
    readonly version: number;
    readonly settings: ModuleSettings;
    readonly savedAt: Date;
  },
): Promise<void> {
  const { partnerId, version, settings, savedAt } = row;
  await trx
    .insertInto("module_settings")
    .values({ partner_id: partnerId, version, settings: JSON.stringify(settings), saved_at: savedAt })
    .execute();
  await trx
    .deleteFrom("module_settings")
    .where("partner_id", "=", partnerId)
    .where("version", "<=", version - KEPT_VERSIONS)
    .execute();
}
