import { sql, type Kysely, type Selectable, type Transaction, type SqlBool } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Tables } from "#server/database/tables.ts";
import type { StoredYacht } from "#server/modules/orders/store/yachts.repository.ts";

/** A row of `trips`. */
export type StoredTrip = Selectable<Tables["trips"]>;

/** A row of `orders` with its trips in order; one of kind yacht has none, and its yacht instead. */
export type StoredOrder = Selectable<Tables["orders"]> & {
  readonly trips: readonly StoredTrip[];
  readonly yacht?: StoredYacht;
};

type Db = Kysely<Tables> | Transaction<Tables>;

/** An order by its number. */
export async function findOrder(db: Db, orderId: number): Promise<StoredOrder | undefined> {
  const row = await db.selectFrom("orders").selectAll().where("order_id", "=", orderId).executeTakeFirst();
  return withTrips(db, row);
}

/** What decides whether and how the traveller of an order is written to. */
export type Addressee = Pick<
  StoredOrder,
  "lang" | "version" | "state" | "customer_email" | "pay_by" | "amount" | "account_id" | "placed_by"
> & {
  readonly trips: readonly Pick<StoredTrip, "send_params" | "confirm_hours" | "state">[];
};

/** Who is written to about an order. */
export async function findAddressee(db: Db, orderId: number): Promise<Addressee | undefined> {
  return db
    .selectFrom("orders")
    .select(["lang", "version", "state", "customer_email", "pay_by", "amount", "account_id", "placed_by"])
    .select((order) =>
      jsonArrayFrom(
        order
          .selectFrom("trips")
          .select(["trips.send_params", "trips.confirm_hours", "trips.state"])
          .whereRef("trips.order_id", "=", "orders.order_id"),
      ).as("trips"),
    )
    .where("order_id", "=", orderId)
    .executeTakeFirst();
}

/** Orders by their numbers, with their trips. */
export async function findOrders(db: Db, orderIds: readonly number[]): Promise<readonly StoredOrder[]> {
  if (orderIds.length === 0) return [];
  const [orders, trips, yachts] = await Promise.all([
    db.selectFrom("orders").selectAll().where("order_id", "in", orderIds).execute(),
    db.selectFrom("trips").selectAll().where("order_id", "in", orderIds).orderBy("position").execute(),
    db.selectFrom("hires").selectAll().where("order_id", "in", orderIds).execute(),
  ]);
  return orders.map((order) => {
    const yacht = yachts.find((one) => one.order_id === order.order_id);
    return {
      ...order,
      trips: trips.filter((trip) => trip.order_id === order.order_id),
      ...(yacht !== undefined && { yacht }),
    };
  });
}

/** The order of a trip, by the number of either; `lock` keeps other transactions from changing it. */
export async function findOrderOfTrip(db: Db, tripId: number, lock = false): Promise<StoredOrder | undefined> {
  const query = db
    .selectFrom("orders")
    .selectAll()
    .where("order_id", "=", (trip) => trip.selectFrom("trips").select("trips.order_id").where("trip_id", "=", tripId));
  return withTrips(db, await (lock ? query.forUpdate() : query).executeTakeFirst());
}

/** The same, or an order without trips by its own number: for what happens to orders of every kind. */
export async function findAnyOrder(db: Db, id: number, lock = false): Promise<StoredOrder | undefined> {
  const query = db
    .selectFrom("orders")
    .selectAll()
    .where("order_id", "=", (order) =>
      order.fn.coalesce(
        order.selectFrom("trips").select("trips.order_id").where("trip_id", "=", id),
        sql<number>`${id}::integer`,
      ),
    );
  return withTrips(db, await (lock ? query.forUpdate() : query).executeTakeFirst());
}

/** An order by its transaction. */
export async function findByTransaction(db: Db, transaction: number): Promise<StoredOrder | undefined> {
  const row = await db.selectFrom("orders").selectAll().where("transaction", "=", transaction).executeTakeFirst();
  return withTrips(db, row);
}

/** The order placed with an attempt key. */
export async function findByAttempt(db: Db, attemptKey: string): Promise<StoredOrder | undefined> {
  const row = await db.selectFrom("orders").selectAll().where("attempt_key", "=", attemptKey).executeTakeFirst();
  return withTrips(db, row);
}

/** A keyless order with the same content placed since a moment; an order cancelled since then, even in part, does not count. */
export async function findTwin(db: Db, fingerprint: Buffer, since: Date): Promise<StoredOrder | undefined> {
  const row = await db
    .selectFrom("orders")
    .selectAll()
    .where("fingerprint", "=", fingerprint)
    .where("attempt_key", "is", null)
    .where("placed_at", ">", since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("trips")
            .select("trips.trip_id")
            .whereRef("trips.order_id", "=", "orders.order_id")
            .where("trips.cancelled_at", "is not", null),
        ),
      ),
    )
    .orderBy("placed_at", "desc")
    .executeTakeFirst();
  return withTrips(db, row);
}

/** The numbers of the newest orders of an address of mail, or of the one that a trip of this number belongs to. */
export async function findOrdersOfEmail(
  db: Db,
  email: string,
  tripId: number | undefined,
  limit: number,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("orders")
    .select("order_id")
    .where(sql<SqlBool>`lower(customer_email) = ${email.trim().toLowerCase()}`)
    .$if(tripId !== undefined, (query) =>
      query.where((either) =>
        either.or([
          either(
            "order_id",
            "in",
            either
              .selectFrom("trips")
              .select("trips.order_id")
              .where("trip_id", "=", tripId ?? 0),
          ),
          // A yacht has no trips; its number is that of its order.
          either(
            "order_id",
            "in",
            either
              .selectFrom("hires")
              .select("hires.order_id")
              .where("hires.order_id", "=", tripId ?? 0),
          ),
        ]),
      ),
    )
    .orderBy("order_id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => row.order_id);
}

/** Makes two keyless calls with the same content wait for each other until one has committed. */
export async function lockFingerprint(trx: Transaction<Tables>, fingerprint: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${fingerprint.readBigInt64BE(0).toString()}::bigint)`.execute(trx);
}

/** Marks an order as paid to the driver. */
export async function markCash(trx: Transaction<Tables>, order: StoredOrder): Promise<StoredOrder> {
  const row = await trx
    .updateTable("orders")
    .set({ pay_by: "cash", version: order.version + 1 })
    .where("order_id", "=", order.order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...order, ...row };
}

/** Stores when an order lapses if nothing is paid. */
export async function setLapse(trx: Transaction<Tables>, orderId: number, lapsesAt: number | null): Promise<void> {
  const at = lapsesAt === null ? null : new Date(lapsesAt);
  await trx.updateTable("orders").set({ lapses_at: at }).where("order_id", "=", orderId).execute();
}

/** Marks an order whose trips are cancelled as one that nobody paid in time. */
export async function markLapsed(trx: Transaction<Tables>, orderId: number, at: Date): Promise<void> {
  await trx.updateTable("orders").set({ lapsed_at: at }).where("order_id", "=", orderId).execute();
}

async function withTrips(db: Db, order: Selectable<Tables["orders"]> | undefined): Promise<StoredOrder | undefined> {
  if (order === undefined) return undefined;
  const trips = await db
    .selectFrom("trips")
    .selectAll()
    .where("order_id", "=", order.order_id)
    .orderBy("position")
    .execute();
  if (trips.length > 0) return { ...order, trips };
  const yacht = await db.selectFrom("hires").selectAll().where("order_id", "=", order.order_id).executeTakeFirst();
  return { ...order, trips, ...(yacht !== undefined && { yacht }) };
}
