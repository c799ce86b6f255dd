import { sql, type Kysely, type Transaction } from "kysely";
import { staffDegree } from "#domain/accounts/staff-rights.ts";
import { STAFF_ROLES } from "#domain/accounts/staff-role.ts";
import { OPEN_REFUND_STATES, type RefundQueue, REFUND_QUEUES } from "#domain/payments/refund-state.ts";
import type { Tables } from "#server/database/tables.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** The works of the staff that release refunds. */
const RELEASING = STAFF_ROLES.filter((role) => staffDegree(role, "releasing") === "works");

/** The open accounts that may release refunds; on a production server those for trying the product are left out. */
const releasers = (db: Db, production: boolean) =>
  db
    .selectFrom("accounts")
    .where("role", "=", "admin")
    .where("staff_role", "in", RELEASING)
    .where("disabled_at", "is", null)
    .$if(production, (query) => query.where("is_demo", "=", false));

/** The numbers of the open accounts that may release refunds. */
export async function findApprovers(db: Db, production: boolean): Promise<number[]> {
  const rows = await releasers(db, production).select("user_id").execute();
  return rows.map(({ user_id: id }) => id);
}

/** Which refunds a page shows: those of one queue, or all of one order. */
export interface RefundFilter {
  readonly queue: RefundQueue | undefined;
  readonly orderId: number | undefined;
  /** The last refund of the page before. */
  readonly after: number | undefined;
}

/** One page of refunds: what waits with the oldest first, what is over with the newest first. */
export async function findRefundPage(db: Kysely<Tables>, { queue, orderId, after }: RefundFilter, limit: number) {
  const isOver = queue === "returned" || queue === "declined";
  const rows = await db
    .selectFrom("refunds as r")
    .innerJoin("orders as o", "o.order_id", "r.order_id")
    .leftJoin("payments as p", "p.payment_id", "r.payment_id")
    .selectAll("r")
    .select([
      "o.customer_name",
      "o.amount as order_cost",
      "o.received as order_received",
      "p.acquirer",
      "p.acquirer_ref as payment_ref",
      "p.amount as payment_amount",
      "p.settled_at as payment_at",
    ])
    .$if(queue !== undefined, (query) => query.where("r.state", "in", REFUND_QUEUES[queue ?? "release"]))
    .$if(orderId !== undefined, (query) => query.where("r.order_id", "=", orderId ?? 0))
    .$if(after !== undefined, (query) => query.where("r.refund_id", isOver ? "<" : ">", after ?? 0))
    .orderBy("r.refund_id", isOver ? "desc" : "asc")
    .limit(limit + 1)
    .execute();
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** One row of such a page. */
export type RefundRow = Awaited<ReturnType<typeof findRefundPage>>["rows"][number];

/** One refund as a row of the queue. */
export async function findRefundRow(db: Kysely<Tables>, refundId: number): Promise<RefundRow | undefined> {
  const { rows } = await findRefundPage(db, { queue: undefined, orderId: undefined, after: refundId - 1 }, 1);
  return rows.find((row) => row.refund_id === refundId);
}

/** How many refunds are still to go back and for how much, by state and currency, and since when the oldest is. */
export async function sumOpenRefunds(db: Kysely<Tables>) {
  return db
    .selectFrom("refunds")
    .select((refund) => [
      "state",
      "currency",
      sql<number>`count(*)::int`.as("count"),
      sql<number>`sum(${refund.ref("amount")})::bigint`.as("amount"),
      refund.fn.min("recorded_at").as("oldest"),
    ])
    .where("state", "in", OPEN_REFUND_STATES)
    .groupBy(["state", "currency"])
    .orderBy("currency")
    .execute();
}

/** The names of accounts by their numbers. */
export async function findAccountNames(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("accounts").select(["user_id", "name"]).where("user_id", "in", ids).execute();
  return new Map(rows.map(({ user_id: id, name }) => [id, name]));
}

/** What somebody alone has released of the refunds of these orders, by order: parts of a sum count together against the limit. */
export async function releasedAlone(
  db: Db,
  orderIds: readonly number[],
  author: string,
): Promise<ReadonlyMap<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("refunds")
    .select(["order_id", sql<number>`sum(amount)::bigint`.as("amount")])
    .where("order_id", "in", [...orderIds])
    .where("state", "in", ["released", "sent", "returned"])
    .where("released_by", "=", author)
    .where("approved_by", "is", null)
    .groupBy("order_id")
    .execute();
  return new Map(rows.map(({ order_id: id, amount }) => [id, Number(amount)]));
}
