import type { Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** Among so many orders the newest is looked for, however many of them came by telephone. */
const LATEST = 1_000;

/**
 * The number of the newest order that no staff member placed by telephone; 0 for none among the latest. It is news to everybody, and a telephone
 * order is none to those who took it.
 */
export async function newestOrder(db: Kysely<Tables>): Promise<number> {
  const { newest } = await db
    .selectFrom((eb) =>
      eb.selectFrom("orders").select(["order_id", "placed_by"]).orderBy("order_id", "desc").limit(LATEST).as("latest"),
    )
    .select(({ fn }) => fn.max("order_id").as("newest"))
    .where("placed_by", "is", null)
    .executeTakeFirstOrThrow();
  return Number(newest ?? 0);
}
