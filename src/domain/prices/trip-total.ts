/** The parts of a trip's amount, in minor units of one currency. */
export interface TripCharges {
  readonly ride: number;
  /** Price of one extra stop. */
  readonly stop: number;
  readonly stops: number;
  readonly services: readonly number[];
}

/** The amount of a trip: the ride, its extra stops and chosen services. */
export function tripTotal(charges: TripCharges): number {
  return charges.ride + charges.stop * charges.stops + charges.services.reduce((sum, price) => sum + price, 0);
}
