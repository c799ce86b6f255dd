import type { TripItem } from "#contract/orders/trips.ts";
import { ORDER_TYPE } from "#domain/orders/order-type.ts";
import { carKey } from "#web/trip/list/car-key.ts";
import { repeatedDraft, type OrderedTrips } from "./ordered-draft.ts";

/**
 * The trips of an order that stand on the form together: the way there with its way back where one answer holds for both, otherwise
 * the named trip alone, so that saving it never changes the other one.
 */
export function changedTrips(trips: readonly TripItem[], orderId: number): OrderedTrips | undefined {
  const pair = pairOf(trips);
  if (pair !== undefined && isWayBack(...pair)) return pair;
  const named = trips.find((trip) => trip.order_id === orderId);
  return named && [named];
}

/** The trips when they are two; of several cars each stands alone. */
function pairOf(trips: readonly TripItem[]): readonly [TripItem, TripItem] | undefined {
  const [there, back] = trips;
  return there !== undefined && back !== undefined && trips.length === 2 ? [there, back] : undefined;
}

function isWayBack(there: TripItem, back: TripItem): boolean {
  return (
    leadsBack(there, back) && !there.is_blocked_update && !back.is_blocked_update && sharedBy(there) === sharedBy(back)
  );
}

/** Whether two trips are cars of one class that go from the same place to the same place. */
export function isSameRide(one: TripItem, other: TripItem): boolean {
  return (
    one.start_place_id === other.start_place_id &&
    one.finish_place_id === other.finish_place_id &&
    one.order_type === other.order_type &&
    carOf(one) === carOf(other)
  );
}

/** Whether the second trip is the way back of the first, in the same car. */
export function leadsBack(there: TripItem, back: TripItem): boolean {
  return (
    there.start_place_id === back.finish_place_id &&
    there.finish_place_id === back.start_place_id &&
    there.order_type !== ORDER_TYPE.rent &&
    back.order_type !== ORDER_TYPE.rent &&
    back.subaddress.length === 0 &&
    carOf(there) === carOf(back)
  );
}

/** What the form asks once for both ways. */
function sharedBy(trip: TripItem): string {
  const { people, company, ...draft } = repeatedDraft(trip);
  return JSON.stringify([
    draft,
    { ...people, addresses: [] },
    { ...company, tripNumbers: [] },
    trip.flexible_tariff_agreement,
  ]);
}

function carOf({ car_data: { car_class_id }, service_provider }: TripItem): string {
  return carKey({ car_class: { car_class_id }, service_provider });
}
