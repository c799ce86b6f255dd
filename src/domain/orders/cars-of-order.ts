import { isOpposite, isSameWay, type PricedRoute } from "#domain/booking/return-trip.ts";
import { ORDER_LIMITS } from "#domain/orders/order-limits.ts";

/** Which of its order's trips a trip is: a car of this number on its way. */
export interface CarOfOrder {
  /** The only direction, the way there or back, or one of two that have nothing to do with each other. */
  readonly way: "only" | "there" | "back" | "first" | "second";
  /** Counted from one among the cars of its direction, in the order of the trips; cancelled ones keep their numbers. */
  readonly car: number;
  /** How many cars its direction has. */
  readonly cars: number;
}

/** What an order has too much of, and how much of that it may have. */
export interface CarsFault {
  readonly of: "trips" | "directions" | "cars";
  readonly most: number;
}

/** Which car each trip of an order is. Trips in one direction are cars beside each other, whatever their times. */
export function carsOfOrder(trips: readonly PricedRoute[]): readonly CarOfOrder[] {
  const directions = directionsOf(trips);
  const [first, second] = directions;
  const isRound = first !== undefined && second !== undefined && isOpposite(first.route, second.route);
  const names = isRound ? (["there", "back"] as const) : (["first", "second"] as const);
  return trips.map((_, index) => {
    const at = directions.findIndex(({ cars }) => cars.includes(index));
    const cars = directions[at]?.cars ?? [index];
    const way = directions.length === 1 ? "only" : at === 0 ? names[0] : names[1];
    return { way, car: cars.indexOf(index) + 1, cars: cars.length };
  });
}

/** Judges how many trips an order has, in how many directions, with how many cars in each. */
export function judgeCars(trips: readonly PricedRoute[]): CarsFault | undefined {
  const directions = directionsOf(trips);
  const counts = {
    trips: trips.length,
    directions: directions.length,
    cars: Math.max(0, ...directions.map(({ cars }) => cars.length)),
  };
  const over = (["trips", "directions", "cars"] as const).find((name) => counts[name] > ORDER_LIMITS[name]);
  return over && { of: over, most: ORDER_LIMITS[over] };
}

interface Direction {
  /** Of its first trip. */
  readonly route: PricedRoute;
  /** Indexes of its trips. */
  readonly cars: number[];
}

function directionsOf(trips: readonly PricedRoute[]): readonly Direction[] {
  const directions: Direction[] = [];
  for (const [index, route] of trips.entries()) {
    const known = directions.find((direction) => isSameWay(direction.route, route));
    if (known === undefined) directions.push({ route, cars: [index] });
    else known.cars.push(index);
  }
  return directions;
}
