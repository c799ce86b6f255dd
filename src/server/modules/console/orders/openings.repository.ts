import type { Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** Keeps who of the staff was the first to open an order. */
export async function keepOpening(
  db: Kysely<Tables>,
  opening: { readonly orderId: number; readonly accountId: number; readonly at: Date },
): Promise<void> {
  await db
    .insertInto("order_openings")
    .values({ order_id: opening.orderId, at: opening.at, account_id: opening.accountId })
    .onConflict((conflict) => conflict.column("order_id").doNothing())
    .execute();
}
