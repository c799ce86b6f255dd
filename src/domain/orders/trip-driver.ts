import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";

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

/** A driver who has driven no nearer than this to a trip is not from there, in kilometres. */
const FAR_KM = 100;

/** Whether a driver works elsewhere: none of their trips of late began or ended near an end of this one. */
export function isFarDriver(driven: readonly GeoPoint[], ends: readonly GeoPoint[]): boolean {
  if (driven.length === 0 || ends.length === 0) return false;
  return !driven.some((point) => ends.some((end) => distanceKm(point, end) <= FAR_KM));
}

/** What a traveller needs of a driver besides the name. */
const NEEDED = ["phone", "car", "plate"] as const satisfies readonly (keyof TripDriver)[];

/** What a traveller could not find their driver by: the members that are empty. */
export function missingOfDriver(driver: TripDriver): (typeof NEEDED)[number][] {
  return NEEDED.filter((member) => driver[member].trim() === "");
}

/** A phone without what people write between its digits: two phones are one driver's when these are the same. */
export function phoneDigits(phone: string): string {
  return phone.replaceAll(/\D/g, "");
}
