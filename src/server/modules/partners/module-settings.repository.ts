import type { Kysely, Transaction } from "kysely";
import type { ModuleSettings } from "#domain/partners/module-settings.ts";
import type { Tables } from "#server/database/tables.ts";

/** So many saves of a partner are kept to go back to. */
export const KEPT_VERSIONS = 50;

/** The settings in force of a partner, with their version. */
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

/** Makes the saves of one partner come one after the other. */
export async function lockPartner(trx: Transaction<Tables>, partnerId: number): Promise<void> {
  await trx.selectFrom("accounts").select("user_id").where("user_id", "=", partnerId).forUpdate().execute();
}

/** Keeps a new version and forgets the one that lies too far back. */
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
