import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** The id that tells this installation's payments from those of others with the same account, and since when there is one. */
export type Installation = Pick<Selectable<Tables["installation"]>, "installation_id" | "created_at">;

/** This installation. */
export async function findInstallation(db: Kysely<Tables>): Promise<Installation> {
  return db.selectFrom("installation").select(["installation_id", "created_at"]).executeTakeFirstOrThrow();
}

/** Makes another installation of a copy: what the original opens at an acquirer from now on is not the copy's. */
export async function renewInstallation(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("installation").execute();
    await trx.insertInto("installation").defaultValues().execute();
  });
}
