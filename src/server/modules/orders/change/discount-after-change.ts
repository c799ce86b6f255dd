import { keptDiscount } from "#domain/prices/kept-discount.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { findEntries } from "#server/modules/orders/store/entries.repository.ts";
import type { StoredTrip } from "#server/modules/orders/store/orders.repository.ts";

/** What the certificate of a trip takes off once the trip costs `now` without it. */
export async function discountAfterChange(
  { db, prices }: Pick<Orders, "db" | "prices">,
  trip: StoredTrip,
  now: number,
): Promise<number> {
  if (trip.discount_amount === 0) return 0;
  // The account keeps how it was at first: what a change took off or put on is an entry of its own.
  const entries = (await findEntries(db, trip.order_id)).filter(({ trip_id: id }) => id === trip.trip_id);
  const ordered = entries.find(({ kind }) => kind === "ride")?.amount ?? trip.amount + trip.discount_amount;
  const taken = entries.find(({ kind }) => kind === "certificate")?.amount ?? -trip.discount_amount;
  return keptDiscount({ discount: -taken, of: ordered }, now, await prices.isCertificateOfSum(trip.certificate));
}
