import { writeCookie } from "#web/lib/cookie.ts";

const FAST_RIDE_COOKIE = "fast_ride";

/** As long as a car at short notice is being searched for, which other pages of the site read here. */
const FAST_RIDE_SECONDS = 3600;

/** Marks that a car is being searched for at short notice for an order that was just made. */
export function markFastRide(orderId: number): void {
  const value = encodeURIComponent(JSON.stringify({ order_id: orderId, state: "search" }));
  writeCookie(FAST_RIDE_COOKIE, value, FAST_RIDE_SECONDS);
}
