import type { Insertable, Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** The rows of the demo accounts, their companies and cost centres. */
export interface DemoRows {
  readonly companies: readonly Insertable<Tables["companies"]>[];
  readonly costCenters: readonly Insertable<Tables["cost_centers"]>[];
  readonly accounts: readonly Insertable<Tables["accounts"]>[];
}

/** Whether the database has any account. */
export async function hasAccounts(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom("accounts").select("user_id").limit(1).executeTakeFirst()) !== undefined;
}

/** Whether an account made for trying the product is open. */
export async function hasOpenDemoAccounts(db: Kysely<Tables>): Promise<boolean> {
  const open = db.selectFrom("accounts").select("user_id").where("is_demo", "=", true).where("disabled_at", "is", null);
  return (await open.limit(1).executeTakeFirst()) !== undefined;
}

/** Adds the demo accounts if the database has no account; returns whether it did. */
export function insertDemoAccounts(db: Kysely<Tables>, rows: DemoRows): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // When two servers start at once, the second waits here and then finds the companies in place.
    const inserted = await trx
      .insertInto("companies")
      .values([...rows.companies])
      .onConflict((conflict) => conflict.doNothing())
      .returning("company_id")
      .execute();
    if (inserted.length === 0 || (await hasAccounts(trx))) return false;
    await trx
      .insertInto("cost_centers")
      .values([...rows.costCenters])
      .execute();
    await trx
      .insertInto("accounts")
      .values([...rows.accounts])
      .execute();
    return true;
  });
}
