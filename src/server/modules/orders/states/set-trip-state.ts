import type { Transaction } from "kysely";
import { handStep, type HandState } from "#domain/orders/state-by-hand.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { meantTrips, seenOrder, type Seen } from "#server/modules/orders/access/seen-order.ts";
import { momentAt } from "#server/modules/orders/states/moment-at.ts";
import { moveTrips, raiseVersion } from "#server/modules/orders/store/trip-moves.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Gives a trip the state that follows the one it is in, as somebody of the staff knows it. */
export async function setTripState(
  trx: Transaction<Tables>,
  {
    tripId,
    state,
    now,
    locale,
    ...seen
  }: Seen & {
    readonly tripId: number;
    readonly state: HandState;
    readonly now: number;
    readonly locale: Locale;
  },
  { author }: Pick<Doer, "author">,
): Promise<Deed> {
  const order = await seenOrder(trx, seen);
  const trips = meantTrips(order, [tripId]);
  const [trip] = trips;
  const step = trip === undefined ? null : handStep({ state: trip.state, pickupAt: trip.pickup_at.getTime() });
  if (trip === undefined || step?.next !== state) throw new Refusal("state-not-next");
  if (now < step.from) {
    throw new Refusal("state-too-early", { words: { moment: momentAt(step.from, trip.pickup_zone, locale) } });
  }
  await moveTrips(trx, order, trips, state, { author, at: new Date(now) });
  await raiseVersion(trx, order);
  return {
    subject: { kind: "order", id: order.order_id },
    before: { trip: tripId, state: trip.state },
    after: { state },
  };
}
