import { randomBytes, randomInt } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import type { DemoOrder } from "./demo-facts.ts";
import { addOrderRows } from "./order-rows.ts";
import { noRows, type OrderRows, type Row } from "./rows.ts";

/** Orders younger than this may not have been opened yet. */
const FRESH_MS = 5 * 60_000;

/** So many orders are one transaction. */
const BATCH = 500;

/** Accounts that orders are placed by, and the account of the staff that works on them. */
interface People {
  readonly owners: readonly Row[];
  readonly staff: number;
}

/** Writes orders as they are made up, and says how many there are. */
export async function writeCompany(
  pool: Pool,
  company: AsyncIterable<DemoOrder>,
  { now, told }: { readonly now: number; readonly told: (count: number) => void },
): Promise<{ readonly orders: number; readonly trips: number }> {
  const people = await findPeople(pool);
  const sums = { orders: 0, trips: 0 };
  let batch: DemoOrder[] = [];
  const write = async (): Promise<void> => {
    if (batch.length === 0) return;
    await writeBatch(pool, batch, people, now);
    sums.orders += batch.length;
    sums.trips += batch.reduce((count, { trips }) => count + trips.length, 0);
    batch = [];
    told(sums.orders);
  };
  for await (const order of company) {
    batch.push(order);
    if (batch.length === BATCH) await write();
  }
  await write();
  return sums;
}

async function findPeople(pool: Pool): Promise<People> {
  const { rows } = await pool.query<{ user_id: number; role: string; company_id: number | null }>(
    `select user_id, role, company_id from accounts where disabled_at is null order by staff_role = 'dispatcher' desc nulls last, user_id`,
  );
  const staff = rows.find(({ role }) => role === "admin");
  const owners = rows.flatMap(({ user_id: id, role, company_id: company }): Row[] => {
    if (role === "partner") return [{ account_id: null, company_id: null, partner_id: id }];
    if (role === "customer" || role === "corporate") return [{ account_id: id, company_id: company, partner_id: null }];
    return [];
  });
  return { owners, staff: staff?.user_id ?? 0 };
}

async function writeBatch(pool: Pool, orders: readonly DemoOrder[], people: People, now: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const needed = orders.reduce((count, { trips }) => count + trips.length, 0);
    const ids = (
      await client.query<{ id: number }>("select nextval('order_id_seq')::int as id from generate_series(1, $1)", [
        needed,
      ])
    ).rows.map(({ id }) => id);
    const transactions = await freeTransactions(client, orders.length);
    const rows = noRows();
    for (const order of orders) {
      const [orderId = 0, ...more] = ids.splice(0, order.trips.length);
      const transaction = transactions.pop() ?? 0;
      // Every eighth order is somebody's with an account.
      const owner = orderId % 8 === 0 ? people.owners[(orderId / 8) % Math.max(1, people.owners.length)] : undefined;
      const visitor = { account_id: null, company_id: null, partner_id: null };
      addOrderRows(rows, order, { orderId, transaction, more, owner: owner ?? visitor, staff: people.staff }, now);
    }
    await writeRows(client, rows, { staff: people.staff, now });
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

async function freeTransactions(client: PoolClient, count: number): Promise<number[]> {
  const drawn = new Set<number>();
  while (drawn.size < count + 5) drawn.add(randomInt(100_000_000, 2_147_483_647));
  const { rows } = await client.query<{ transaction: number }>(
    "select transaction from orders where transaction = any($1)",
    [[...drawn]],
  );
  for (const { transaction } of rows) drawn.delete(transaction);
  return [...drawn].slice(0, count);
}

async function writeRows(
  client: PoolClient,
  rows: OrderRows,
  { staff, now }: { readonly staff: number; readonly now: number },
): Promise<void> {
  await insert(client, "orders", rows.orders);
  await insert(client, "trips", rows.trips);
  const payments = await insert(client, "payments", rows.payments, "payment_id");
  const refunds = await insert(
    client,
    "refunds",
    rows.refunds.map((row) => ({ ...row, payment_id: payments.get(Number(row["order_id"])) ?? null })),
    "refund_id",
  );
  await insert(
    client,
    "entries",
    rows.entries.map((row) => ({
      ...row,
      payment_id: row["kind"] === "card" ? payments.get(Number(row["order_id"])) : null,
      refund_id: row["kind"] === "refund" ? refunds.get(Number(row["order_id"])) : null,
    })),
  );
  // All but the newest have been looked at by somebody.
  const fresh = now - FRESH_MS;
  const opened = rows.orders.filter((order) => Date.parse(String(order["placed_at"])) < fresh);
  await insert(
    client,
    "order_openings",
    opened.map((order) => ({ order_id: order["order_id"], at: order["placed_at"], account_id: staff })),
  );
  await insert(client, "trip_moves", rows.moves);
  await insert(client, "trip_marks", rows.marks);
  await insert(client, "order_notes", rows.notes);
  await insert(
    client,
    "messages",
    rows.messages.map((row) => ({ ...row, mail_id: randomBytes(12).toString("hex") })),
  );
  await client.query(
    `insert into order_changes (order_id, trip_id, version, at, author, order_before, trip_before)
     select o.order_id, t.trip_id, o.version, c.at, 'traveller',
       jsonb_build_object('amount', o.amount, 'customer_email', o.customer_email, 'cost_center', o.cost_center),
       to_jsonb(t) || c.was
     from jsonb_to_recordset($1::jsonb) as c (order_id integer, trip_id integer, at timestamptz, was jsonb)
     join orders o using (order_id) join trips t on t.trip_id = c.trip_id`,
    [JSON.stringify(rows.changes)],
  );
  await client.query(
    "insert into order_words (trip_id, word, field) select * from unnest($1::int[], $2::text[], $3::text[])",
    [rows.words.map(({ trip }) => trip), rows.words.map(({ word }) => word), rows.words.map(({ field }) => field)],
  );
}

/** Inserts rows that all have the same columns, and tells which number each order's row got. */
async function insert(
  client: PoolClient,
  table: string,
  rows: readonly Row[],
  numbered?: string,
): Promise<Map<number, number>> {
  const [first] = rows;
  if (first === undefined) return new Map();
  const columns = Object.keys(first)
    .map((name) => `"${name}"`)
    .join();
  const { rows: made } = await client.query<{ order_id: number; number: number }>(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)
     ${numbered === undefined ? "" : `returning order_id, ${numbered} as number`}`,
    [JSON.stringify(rows)],
  );
  return new Map(made.map((row) => [row.order_id, row.number]));
}
