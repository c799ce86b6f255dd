import { sql, type Kysely, type Transaction } from "kysely";
import type { ChosenColumn } from "#domain/orders/board-columns.ts";
import type { Tables } from "#server/database/tables.ts";

/** The columns that somebody has kept; none where they have not. */
export async function findColumns(db: Kysely<Tables>, accountId: number): Promise<readonly ChosenColumn[]> {
  const row = await db
    .selectFrom("board_columns")
    .select("columns")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.columns ?? [];
}

/** Keeps the columns of somebody in place of those they had. */
export async function keepColumns(
  trx: Transaction<Tables>,
  accountId: number,
  columns: readonly ChosenColumn[],
): Promise<void> {
  const kept = JSON.stringify(columns);
  await trx
    .insertInto("board_columns")
    .values({ account_id: accountId, columns: kept })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ columns: kept }))
    .execute();
}

/** The filters that somebody has kept, and those that others share, by name. */
export async function findViews(db: Kysely<Tables>, accountId: number) {
  return db
    .selectFrom("board_views as v")
    .innerJoin("accounts as a", "a.user_id", "v.account_id")
    .select(["v.view_id", "v.account_id", "v.name", "v.query", "v.columns", "v.is_shared", "a.name as author"])
    .where((eb) => eb.or([eb("v.account_id", "=", accountId), eb("v.is_shared", "=", true)]))
    .orderBy(sql`v.account_id <> ${accountId}`)
    .orderBy("v.name")
    .execute();
}

/** How many filters somebody has kept under other names; who saves two at once waits for themselves. */
export async function countOtherViews(trx: Transaction<Tables>, accountId: number, name: string): Promise<number> {
  await trx.selectFrom("accounts").select("user_id").where("user_id", "=", accountId).forUpdate().execute();
  const { count } = await trx
    .selectFrom("board_views")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("account_id", "=", accountId)
    .where(sql`lower(name)`, "<>", name.toLowerCase())
    .executeTakeFirstOrThrow();
  return count;
}

/** A filter to be kept. */
export interface ViewToKeep {
  readonly name: string;
  readonly query: string;
  readonly columns: readonly ChosenColumn[];
  readonly isShared: boolean;
}

/** Keeps a filter in place of the one of the same name. */
export async function keepView(
  trx: Transaction<Tables>,
  accountId: number,
  { name, query, columns, isShared }: ViewToKeep,
  at: Date,
): Promise<void> {
  await trx
    .deleteFrom("board_views")
    .where("account_id", "=", accountId)
    .where(sql`lower(name)`, "=", name.toLowerCase())
    .execute();
  await trx
    .insertInto("board_views")
    .values({
      account_id: accountId,
      name,
      query,
      columns: JSON.stringify(columns),
      is_shared: isShared,
      made_at: at,
    })
    .execute();
}

/** A filter by its number, whose it is and whether others see it. */
export async function findView(trx: Transaction<Tables>, viewId: number) {
  return trx
    .selectFrom("board_views")
    .select(["account_id", "name", "is_shared"])
    .where("view_id", "=", viewId)
    .forUpdate()
    .executeTakeFirst();
}

/** Removes a filter. */
export async function deleteView(trx: Transaction<Tables>, viewId: number): Promise<void> {
  await trx.deleteFrom("board_views").where("view_id", "=", viewId).execute();
}

/** Accounts that filters choose from, and companies, by name. */
export async function findBuyersAndStaff(db: Kysely<Tables>) {
  const accounts = await db
    .selectFrom("accounts")
    .select(["user_id as id", "name", "role"])
    .where("role", "in", ["partner", "agent", "admin"])
    .orderBy("name")
    .execute();
  const companies = await db.selectFrom("companies").select(["company_id as id", "name"]).orderBy("name").execute();
  return { accounts, companies };
}
