import type { Kysely } from "kysely";
import { DRIVER_METHODS } from "#domain/orders/pay-by.ts";
import type { Tables } from "#server/database/tables.ts";

/** A period of ride days, both of which count, `YYYY-MM-DD`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The rides with their pick-up in a period that were sold through a partner and paid, or are paid to the driver; at most so many. */
export async function findSoldRides(db: Kysely<Tables>, partnerId: number, { from, to }: Period, most: number) {
  return db
    .selectFrom("orders as o")
    .innerJoin("trips as t", "t.order_id", "o.order_id")
    .select(["o.order_id", "t.trip_id", "t.pickup_local", "t.pickup_at", "t.state", "t.currency", "t.amount"])
    .select(["t.cancel_fee", "t.lines", "t.car_class", "t.start_place", "t.finish_place"])
    .where("o.partner_id", "=", partnerId)
    .where("t.pickup_local", ">=", `${from} 00:00`)
    .where("t.pickup_local", "<=", `${to} 23:59:59`)
    .where((eb) => eb.or([eb("o.pay_by", "in", DRIVER_METHODS), eb("o.paid_at", "is not", null)]))
    .orderBy("t.pickup_local")
    .orderBy("t.trip_id")
    .limit(most)
    .execute();
}

/** One of them, as stored. */
export type StoredRide = Awaited<ReturnType<typeof findSoldRides>>[number];
