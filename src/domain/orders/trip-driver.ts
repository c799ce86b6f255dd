/** Whoever drives a trip, as the desk typed it for this trip. */
export interface TripDriver {
  readonly name: string;
  readonly phone: string;
  /** What the traveller looks for: make, model, colour. */
  readonly car: string;
  readonly plate: string;
}

/** The same as a trip keeps it. */
export interface KeptDriver extends TripDriver {
  /** Whether the traveller is told who drives. */
  readonly isTold: boolean;
}

/** The longest text of each. */
export const DRIVER_LENGTHS = { name: 100, phone: 40, car: 100, plate: 20 } as const satisfies Record<
  keyof TripDriver,
  number
>;

/** For so many days a driver who has driven is suggested. */
export const DRIVER_DAYS = 90;

/** A phone without what people write between its digits: two phones are one driver's when these are the same. */
export function phoneDigits(phone: string): string {
  return phone.replaceAll(/\D/g, "");
}
