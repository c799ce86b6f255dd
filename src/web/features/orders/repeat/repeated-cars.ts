import type { OrderView } from "#contract/orders/order-view.ts";
import type { TripItem } from "#contract/orders/trips.ts";
import {
  NO_CARS,
  type CarPeople,
  type CarsDraft,
  type CarWays,
  type FurtherCar,
} from "#domain/booking/further-cars.ts";
import { isSameRide, leadsBack } from "#web/features/orders/change/changed-trips.ts";
import { repeatedDraft, type OrderedTrips } from "#web/features/orders/change/ordered-draft.ts";

/** An ordered trip, and which way of its order it goes. */
export type OrderedCar = { readonly trip: TripItem; readonly way: OrderView["trips"][number]["way"] };

/** What one new order repeats of another: the first car on its ways, and the cars beside it. */
export type RepeatedCars = { readonly trips: OrderedTrips; readonly cars: CarsDraft };

/**
 * The cars of an order that one new order can repeat: all that drive as the first one does, there and back; otherwise the named
 * trip alone.
 */
export function repeatedCars(cars: readonly OrderedCar[], orderId: number): RepeatedCars | undefined {
  const named = cars.find(({ trip }) => trip.order_id === orderId);
  if (named === undefined) return undefined;
  const going = (...ways: readonly OrderedCar["way"][]) =>
    cars.filter(({ way }) => ways.includes(way)).map(({ trip }) => trip);
  const isApart = named.way === "first" || named.way === "second";
  const [first, ...there] = isApart ? going(named.way) : going("only", "there");
  const [firstBack, ...back] = isApart ? [] : going("back");
  const isOne =
    first !== undefined &&
    there.every((trip) => isSameRide(first, trip)) &&
    [firstBack, ...back].every((trip) => trip === undefined || leadsBack(first, trip));
  if (!isOne) return { trips: [named.trip], cars: NO_CARS };
  return { trips: firstBack ? [first, firstBack] : [first], cars: besides(there, back, firstBack !== undefined) };
}

/** The cars beside the first one; one that drives both ways with the same people is one car of the form. */
function besides(there: readonly TripItem[], back: readonly TripItem[], isRound: boolean): CarsDraft {
  const driven: { trip: TripItem; ways: CarWays }[] = [];
  for (let at = 0; at < Math.max(there.length, back.length); at++) {
    const [go, come] = [there[at], back[at]];
    const isBoth = go !== undefined && (!isRound || (come !== undefined && whoIn(go) === whoIn(come)));
    if (go) driven.push({ trip: go, ways: isBoth ? "both" : "there" });
    if (come && !isBoth) driven.push({ trip: come, ways: "back" });
  }
  const cars = driven.map(({ trip, ways }, at) => asFurther(trip, ways, String(at + 1)));
  return { cars: cars.map(({ car }) => car), carPeople: cars.map(({ people }) => people) };
}

function asFurther(
  trip: TripItem,
  ways: CarWays,
  id: string,
): { readonly car: FurtherCar; readonly people: CarPeople } {
  const { party, ownSeats, luggage, taken, people } = repeatedDraft(trip);
  const { list, aside, keepsAll, sign } = people;
  return { car: { id, ways, party, ownSeats, luggage, taken }, people: { id, list, aside, keepsAll, sign } };
}

function whoIn(trip: TripItem): string {
  return JSON.stringify(asFurther(trip, "both", ""));
}
