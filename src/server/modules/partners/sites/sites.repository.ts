import type { Kysely, Selectable, Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** A site of a partner. */
export type StoredSite = Selectable<Tables["partner_sites"]>;

/** A partner's sites, the last one added first. */
export async function findSites(db: Kysely<Tables>, partnerId: number): Promise<StoredSite[]> {
  return db
    .selectFrom("partner_sites")
    .selectAll()
    .where("partner_id", "=", partnerId)
    .orderBy("added_at", "desc")
    .orderBy("origin")
    .execute();
}

/** Adds a site; one that is listed stays as it is. */
export async function insertSite(trx: Transaction<Tables>, site: StoredSite): Promise<void> {
  await trx
    .insertInto("partner_sites")
    .values(site)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes a site. */
export async function deleteSite(
  db: Kysely<Tables>,
  { partner_id: partnerId, origin }: Pick<StoredSite, "partner_id" | "origin">,
): Promise<void> {
  await db.deleteFrom("partner_sites").where("partner_id", "=", partnerId).where("origin", "=", origin).execute();
}
