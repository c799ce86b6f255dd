import { hasCookie, writeCookie } from "#web/lib/cookie.ts";
import { readStored, writeStored } from "#web/lib/stored-values.ts";
import { keptTrip, readKeptTrip, type KeptTrip, type TabTrip } from "./stored-trip.ts";

/** Local storage key: the trip without personal data. */
const TRIP_KEY = "booking-state";

const CACHED_TRIP_COOKIE = "cached_trip";

/** The cookie marks for this long that a traveller is away to pay. */
const CACHED_TRIP_SECONDS = 900;

/** The trip that this browser keeps, unless it is too old. */
export function readKept(now = Date.now()): KeptTrip | undefined {
  return readKeptTrip(readStored("local", TRIP_KEY), now);
}

/** Keeps a trip for the case that its tab is lost. */
export function keepTrip(trip: TabTrip, orderId: number | undefined): void {
  writeStored("local", TRIP_KEY, keptTrip(trip, Date.now(), orderId));
}

/** Forgets the kept trip; with an order, only where it has become that order. */
export function forgetKept(orderId?: number): void {
  if (orderId !== undefined && readKept()?.orderId !== orderId) return;
  writeStored("local", TRIP_KEY, undefined);
  writeCookie(CACHED_TRIP_COOKIE, "", 0);
}

/** Marks that the traveller leaves to pay. */
export function markPaying(): void {
  writeCookie(CACHED_TRIP_COOKIE, "1", CACHED_TRIP_SECONDS);
}

/** Whether the traveller left to pay a short while ago. */
export function isPaying(): boolean {
  return hasCookie(CACHED_TRIP_COOKIE, "1");
}
