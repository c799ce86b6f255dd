import { isNearInTime } from "#domain/orders/similar-trips.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { readStored, writeStored } from "#web/lib/stored-values.ts";

/** Session storage key: what this tab has ordered, without a word of who travels. */
const ORDERS_KEY = "booking-orders";

/** As many orders are remembered. */
const MOST = 20;

/** When a car of an order comes, on the clock of where it comes to. */
export type VisitTrip = { readonly orderId: number; readonly zone: string; readonly pickup: LocalTime };

/** The remembered trips after an order was read: a new order joins, a known one is as it is now, cancelled trips are gone. */
export function withOrder(
  known: readonly VisitTrip[],
  orderId: number,
  trips: readonly Omit<VisitTrip, "orderId">[],
  isNew: boolean,
): readonly VisitTrip[] {
  const others = known.filter((trip) => trip.orderId !== orderId);
  if (!isNew && others.length === known.length) return known;
  return [...others, ...trips.map((trip) => ({ orderId, ...trip }))].slice(-MOST);
}

/** The orders among them whose car comes at nearly this time, newest first. */
export function ordersAt(known: readonly VisitTrip[], { zone, pickup }: Omit<VisitTrip, "orderId">): readonly number[] {
  const near = known.filter((trip) => trip.zone === zone && isNearInTime(trip.pickup, pickup));
  return [...new Set(near.map(({ orderId }) => orderId))].reverse();
}

/** What this tab has ordered. */
export function readVisitOrders(): readonly VisitTrip[] {
  const stored = readStored("session", ORDERS_KEY);
  return Array.isArray(stored) ? stored.filter(isVisitTrip) : [];
}

/** Remembers an order that was read; one that was not made in this tab only if it is remembered already. */
export function keepVisitOrder(orderId: number, trips: readonly Omit<VisitTrip, "orderId">[], isNew: boolean): void {
  writeStored("session", ORDERS_KEY, withOrder(readVisitOrders(), orderId, trips, isNew));
}

/** Forgets one order. */
export function forgetVisitOrder(orderId: number): void {
  const others = readVisitOrders().filter((trip) => trip.orderId !== orderId);
  writeStored("session", ORDERS_KEY, others.length > 0 ? others : undefined);
}

/** The next person at this computer has ordered nothing. */
export function forgetVisitOrders(): void {
  writeStored("session", ORDERS_KEY, undefined);
}

function isVisitTrip(stored: unknown): stored is VisitTrip {
  if (typeof stored !== "object" || stored === null) return false;
  const { orderId, zone, pickup } = stored as Partial<VisitTrip>;
  return typeof orderId === "number" && typeof zone === "string" && typeof pickup === "string";
}
