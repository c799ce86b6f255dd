import { cancelTrip as cancelTripCall, checkCancel, checkUpdate } from "#contract/orders/cancel-trip.ts";
import { changeTrip as changeTripCall, putTrip, type WireChange } from "#contract/orders/change-trip.ts";
import { readTripChange } from "#contract/orders/read-trip-change.ts";
import { searchTrips as searchTripsCall } from "#contract/orders/trips.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { cleanText } from "#domain/booking/free-text.ts";
import { oneOf } from "#server/http/one-of.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Answer, type Route } from "#server/http/route.ts";
import { keepOrder, type Keeping } from "#server/modules/orders/access/keep-order.ts";
import { isKeptKeyOf, orderFor } from "#server/modules/orders/access/order-access.ts";
import { cancelTrip, tripsToCancel } from "#server/modules/orders/cancel/cancel-trip.ts";
import { changeTrip } from "#server/modules/orders/change/change-trip.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { presentPlacedTrip } from "#server/modules/orders/read/present-order.ts";
import {
  presentCancelCheck,
  presentCancelled,
  presentUpdateCheck,
} from "#server/modules/orders/read/present-trip-checks.ts";
import { presentTrip } from "#server/modules/orders/read/present-trip.ts";
import { searchTrips } from "#server/modules/orders/read/search-trips.ts";
import { onCardsAmount } from "#server/modules/orders/store/order-money.repository.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import type { TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** The key of an order, for a caller who has already shown it. */
type KeyFor = (order: StoredOrder, actor: Actor) => string | null;

/** The routes for ordered trips. */
export function tripsRoutes(orders: Orders & Keeping, keyFor: KeyFor): Route[] {
  const { clock } = orders;
  const found = async (actor: Actor, tripId: number): Promise<TripOfOrder> => {
    const order = await orderFor(orders, { actor, tripId, right: "change" });
    const trip = order.trips.find((candidate) => candidate.trip_id === tripId);
    if (trip === undefined) throw new Refusal("order-unknown");
    return { order, trip };
  };
  const change = async (body: WireChange, caller: Caller, answer: Answer) => {
    const { actor, locale } = caller;
    oneOf({ order_id: body.order_id, trip_id: body.trip_id });
    const { order, trip } = await changeTrip(orders, readTripChange(body), { actor, locale });
    // A ride that was put off is kept for longer.
    if (isKeptKeyOf(orders, actor, order)) keepOrder(orders, order, caller, answer);
    return [{ ...presentPlacedTrip(order, trip, keyFor(order, actor)), version: order.version }];
  };
  return [
    route(searchTripsCall, async ({ query, caller }) => {
      const { trips, page_data } = await searchTrips(orders, caller, query);
      const items = trips.map((trip) => presentTrip(orders, trip, caller.locale));
      return { orders: await Promise.all(items), page_data };
    }),
    route(changeTripCall, ({ body, caller }, answer) => change(body, caller, answer)),
    route(putTrip, ({ body, caller }, answer) => change(body, caller, answer)),
    route(cancelTripCall, async ({ body, caller: { actor, locale } }) => {
      const tripId = oneOf({ order_id: body.order_id, trip_id: body.trip_id });
      const reason = cleanText(body.reason ?? "");
      const { transaction, with_trips: withTrips = [] } = body;
      const expected = { fee: body.expected_fee, refund: body.expected_refund };
      const cancelling = { actor, tripId, withTrips, transaction, reason, expected, locale };
      return presentCancelled(await cancelTrip(orders, cancelling), tripId);
    }),
    route(checkCancel, async ({ params: { order_id: tripId }, query, caller: { actor, locale } }) => {
      const { order } = await found(actor, tripId);
      const others = query.with_trips?.split(",").map(Number) ?? [];
      const onCards = await onCardsAmount(orders.db, order.order_id);
      return presentCancelCheck(tripsToCancel(order, [tripId, ...others]), { tripId, onCards }, clock(), locale);
    }),
    route(checkUpdate, async ({ params, caller: { actor, locale } }) =>
      presentUpdateCheck(await found(actor, params.order_id), clock(), locale),
    ),
  ];
}
