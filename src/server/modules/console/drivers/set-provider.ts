import type { Transaction } from "kysely";
import { isOff } from "#domain/orders/trip-state.ts";
import type { Deed } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { indexOrder } from "#server/modules/console/search/index-words.ts";
import {
  drivingProvider,
  meantTrips,
  type Orders,
  type Seen,
  seenOrder,
  updateTrip,
} from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

/**
 * Has another provider of the book in force drive a trip. Its quote, lines and terms stay as they were sold; the driver of whoever drove it
 * before goes off it, for their people drive no more.
 */
export async function setProvider(
  trx: Transaction<Tables>,
  { prices }: Pick<Orders, "prices">,
  { tripId, providerId, ...seen }: Seen & { readonly tripId: number; readonly providerId: number },
): Promise<Deed> {
  const order = await seenOrder(trx, seen);
  const [trip] = meantTrips(order, [tripId]);
  if (trip === undefined || isOff(trip.state) || trip.state === "completed") throw new Refusal("trip-ended");
  const chosen = await prices.providerOf(providerId);
  if (chosen === undefined || chosen.deleted) throw new Refusal("malformed", { words: { where: "provider_id" } });
  const before = drivingProvider(trip);
  if (before === providerId) throw new Refusal("nothing-to-change");
  const drivenBy = providerId === trip.provider_id ? null : providerId;
  await updateTrip(trx, { order, trip }, { trip: { driven_by: drivenBy, driver: null }, order: {} });
  await indexOrder(trx, order.order_id);
  return {
    subject: { kind: "order", id: order.order_id },
    before: { trip: tripId, provider: (await prices.providerOf(before))?.name ?? before, driver: trip.driver },
    after: { provider: chosen.name },
  };
}
