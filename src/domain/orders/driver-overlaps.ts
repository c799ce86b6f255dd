import { phoneDigits, type TripDriver } from "#domain/orders/trip-driver.ts";
import { isOff, type TripState } from "#domain/orders/trip-state.ts";

/** A trip as its driver's day is judged; moments in epoch milliseconds. */
export interface DrivenTrip {
  readonly tripId: number;
  readonly state: TripState;
  readonly driver: Pick<TripDriver, "name" | "phone"> | null;
  readonly pickupAt: number;
  readonly endsAt: number;
}

/** Two trips of one driver at once, and the time that they share. */
export interface DriverOverlap {
  readonly trips: readonly [number, number];
  readonly from: number;
  readonly until: number;
}

/** Whose trip it is: two phones are one driver's when their digits are the same; without a phone the name counts. */
export function driverKey({ name, phone }: Pick<TripDriver, "name" | "phone">): string {
  return phoneDigits(phone) || name.trim().toLowerCase();
}

/** Trips of one driver that overlap, the soonest first; what has ended without a ride keeps nobody busy. */
export function driverOverlaps(trips: readonly DrivenTrip[]): DriverOverlap[] {
  const driven = trips
    .filter(({ driver, state }) => driver !== null && !isOff(state))
    .toSorted((a, b) => a.pickupAt - b.pickupAt || a.tripId - b.tripId);
  return driven.flatMap((trip, index) =>
    driven
      .slice(index + 1)
      .filter((other) => sameDriver(trip, other) && other.pickupAt < trip.endsAt)
      .map((other) => ({
        trips: [trip.tripId, other.tripId] as const,
        from: other.pickupAt,
        until: Math.min(trip.endsAt, other.endsAt),
      })),
  );
}

function sameDriver(a: DrivenTrip, b: DrivenTrip): boolean {
  return a.driver !== null && b.driver !== null && driverKey(a.driver) === driverKey(b.driver);
}
