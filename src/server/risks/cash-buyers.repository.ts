import { sql, type Kysely } from "kysely";
import { DRIVER_METHODS } from "#domain/orders/pay-by.ts";
import type { Tables } from "#server/database/tables.ts";

/** A partner who may not pay the driver, and for whom or on whose pages that was done. */
export interface CashPartner {
  readonly login: string;
  readonly orders: number;
}

/** How many orders since a moment are paid in cash by visitors without an account, other than on pages of partners. */
export async function countVisitorsCash(db: Kysely<Tables>, since: Date): Promise<number> {
  const { orders } = await db
    .selectFrom("orders")
    .select(({ fn }) => fn.countAll<number>().as("orders"))
    .where("pay_by", "in", DRIVER_METHODS)
    .where("account_id", "is", null)
    .where("partner_id", "is", null)
    .where("placed_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(orders);
}

/** The partners without the right to cash who had it paid since a moment, with the number of those orders. */
export async function findCashPartners(db: Kysely<Tables>, since: Date): Promise<readonly CashPartner[]> {
  const { rows } = await sql<CashPartner>`
    select a.login, count(*)::int as orders
    from orders o join accounts a on a.user_id = o.account_id or (o.account_id is null and a.user_id = o.partner_id)
    where o.pay_by = 'cash' and o.placed_at > ${since} and a.role = 'partner' and a.disabled_at is null
      and not coalesce((a.settings ->> 'mayPayCardAndCash')::boolean, false)
    group by a.user_id order by a.user_id`.execute(db);
  return rows;
}
