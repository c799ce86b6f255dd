import type { Kysely } from "kysely";
import { DRIVER_METHODS } from "#domain/orders/pay-by.ts";
import type { SendWishes } from "#domain/orders/send-wishes.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { StoredCoordinator, StoredPassenger, Tables } from "#server/database/tables.ts";

/** A confirmed ride that lies ahead, and who is written to about it. */
export interface RideAhead {
  readonly order_id: number;
  readonly placed_at: Date;
  readonly lang: Locale;
  readonly customer_email: string;
  readonly customer_phone: string;
  readonly placed_by: number | null;
  readonly account_id: number | null;
  readonly pickup_at: Date;
  readonly passengers: readonly StoredPassenger[];
  readonly send_params: SendWishes;
  readonly coordinator: StoredCoordinator;
  readonly viewers: readonly string[];
  readonly english_sms: boolean;
}

/** Confirmed rides with a pick-up after one moment and up to another whose order is paid, or whose cash is agreed. */
export async function findRidesAhead(
  db: Kysely<Tables>,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<RideAhead[]> {
  return db
    .selectFrom("trips")
    .innerJoin("orders", "orders.order_id", "trips.order_id")
    .select(["orders.order_id", "orders.placed_at", "orders.lang", "orders.customer_email", "orders.account_id"])
    .select(["orders.customer_phone", "orders.placed_by"])
    .select(["trips.pickup_at", "trips.passengers", "trips.send_params"])
    .select(["trips.coordinator", "trips.viewers", "trips.english_sms"])
    .where("trips.pickup_at", ">", new Date(from))
    .where("trips.pickup_at", "<=", new Date(to))
    .where("trips.state", "=", "confirmed")
    .where((eb) => eb.or([eb("orders.pay_by", "in", DRIVER_METHODS), eb("orders.paid_at", "is not", null)]))
    .orderBy("trips.trip_id")
    .execute();
}
