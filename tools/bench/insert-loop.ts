import { randomBytes, randomInt } from "node:crypto";
import { Client } from "pg";
import type { Measured } from "./load.ts";

type Row = Record<string, unknown>;

/** An order as the server stored it, which the loop writes again and again. */
export interface OrderRows {
  readonly order: Row;
  readonly trip: Row;
  /** What it costs, entry by entry: the database stores no order whose account does not add up. */
  readonly entries: readonly Row[];
}

/** Reads an order of the server as values for an insert. */
export async function readOrderRows(databaseUrl: string, orderId: number): Promise<OrderRows> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Local times and money as text, so that they are written back exactly as they were.
    const order = await client.query<Row>("select * from orders where order_id = $1", [orderId]);
    const trip = await client.query<Row>(
      "select t.*, pickup_local::text, departure_local::text from trips t where trip_id = $1",
      [orderId],
    );
    const entries = await client.query<Row>("select * from entries where order_id = $1 order by entry_id", [orderId]);
    return { order: storable(order.rows[0]), trip: storable(trip.rows[0]), entries: entries.rows.map(storable) };
  } finally {
    await client.end();
  }
}

function storable(row: Row | undefined): Row {
  const isJson = (value: unknown): boolean =>
    typeof value === "object" && value !== null && !(value instanceof Date) && !Buffer.isBuffer(value);
  return Object.fromEntries(
    Object.entries(row ?? {}).map(([name, value]) => [name, isJson(value) ? JSON.stringify(value) : value]),
  );
}

/**
 * Stores orders as fast as PostgreSQL accepts them: the statements of the server's own transaction, without
 * HTTP, checks or presentation. Its jobs have a name that no worker knows, so that nobody runs them meanwhile.
 */
export async function insertLoop(
  databaseUrl: string,
  rows: OrderRows,
  options: { clients: number; seconds: number },
): Promise<Measured> {
  const until = performance.now() + options.seconds * 1000;
  const started = performance.now();
  const times: number[] = [];
  const work = async (): Promise<void> => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    while (performance.now() < until) {
      const begun = performance.now();
      await storeOrder(client, rows);
      times.push(performance.now() - begun);
    }
    await client.end();
  };
  await Promise.all(Array.from({ length: options.clients }, work));
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number): number => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), count: times.length, wrong: 0 };
}

async function storeOrder(client: Client, { order, trip, entries }: OrderRows): Promise<void> {
  await client.query("begin");
  const fresh = { transaction: randomInt(100_000_000, 2_147_483_647), attempt_key: randomBytes(16).toString("hex") };
  const id = await insert(client, "orders", { ...order, ...fresh }, { order_id: "nextval('order_id_seq')::int" });
  await insert(client, "trips", { ...trip, trip_id: id, order_id: id });
  for (const { entry_id: _, side: __, trip_id: ofTrip, ...entry } of entries)
    await insert(client, "entries", { ...entry, order_id: id, trip_id: ofTrip === null ? null : id });
  await client.query(
    `with event as (insert into outbox (name, subject_kind, subject_id, at) values ($1, 'order', $2, $3) returning event_id)
     select graphile_worker.add_job($4, json_build_object('eventId', event_id)) from event`,
    ["order.placed", id, new Date(), "bench_nobody"],
  );
  await client.query("commit");
}

/** Inserts a row, some of its columns worked out by the database, and returns the number of its order. */
async function insert(
  client: Client,
  table: string,
  row: Row,
  reckoned: Record<string, string> = {},
): Promise<unknown> {
  const given = Object.entries(row).filter(([name]) => !(name in reckoned));
  const names = [...given.map(([name]) => name), ...Object.keys(reckoned)];
  const places = [...given.map((_, index) => `$${index + 1}`), ...Object.values(reckoned)];
  const { rows } = await client.query<Row>(
    `insert into ${table} (${names.map((name) => `"${name}"`).join()}) values (${places.join()}) returning *`,
    given.map(([, value]) => value),
  );
  return rows[0]?.["order_id"];
}
