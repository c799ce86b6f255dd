import type { OrderView } from "#contract/orders/order-view.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { MessageValues } from "#i18n/translate.ts";
import { tripName } from "#i18n/trip-name.ts";

type Trip = OrderView["trips"][number];

/** Trips of an order that are told as one. */
export type AlikeTrips = readonly [Trip, ...Trip[]];

/** Trips grouped by what `told` tells of them, each group at the place of its first. */
export function alikeTrips(trips: readonly Trip[], told: (trip: Trip) => unknown): readonly AlikeTrips[] {
  const groups = [...Map.groupBy(trips, (trip) => JSON.stringify(told(trip))).values()];
  return groups.flatMap(([first, ...others]) => (first === undefined ? [] : [[first, ...others] as const]));
}

/** What the page tells of a ride: cars of which all of this is equal are one block. */
export function toldRide(trip: Trip): unknown {
  const { way, pickup_time, start, finish, stops, duration, car_class, provider, status, flight_later } = trip;
  return [way, pickup_time, start, finish, stops, duration, car_class, provider, status, flight_later];
}

/** The name of trips that are told as one: of a single one its own, of several their way and how many cars. */
export function alikeName(
  [first, ...others]: AlikeTrips,
  t: (key: MessageKey, values?: MessageValues) => string,
  length: "full" | "short" = "full",
): string {
  if (others.length === 0) return tripName(first, t, length);
  const cars = t("orders.pass.cars", { count: others.length + 1 });
  return first.way === "only"
    ? cars
    : t("orders.pass.carsOfWay", { way: tripName({ ...first, cars: 1 }, t, length), cars });
}
