import { isAgreed } from "#domain/orders/confirmation.ts";
import { reminderOccasion, remindedPickups } from "#domain/orders/ride-reminder.ts";
import { isTripOver } from "#domain/orders/trip-state.ts";
import type { ToldOrder } from "#server/modules/notifications/message/told-order.ts";
import { tripWay } from "#server/modules/notifications/message/trip-part.ts";
import type { TripFacts } from "#server/modules/orders/index.ts";

/** Every text message by its kind: which trips of those that its reader follows it tells of; none for no message. */
export const TEXT_KINDS = {
  "text-received": (_, trips) => trips.filter(({ state }) => state === "placed"),
  "text-due": ({ order }, trips) => (order.isDue ? trips.filter(({ state }) => state === "placed") : []),
  "text-driver": (_, trips) => trips.filter(({ state, driver }) => !isTripOver(state) && driver !== undefined),
  "text-link": (_, trips) => trips,
  "text-confirmed": ({ order }, trips) =>
    isAgreed({ payBy: order.payBy, paid: order.isPaid }) ? trips.filter(({ state }) => state === "confirmed") : [],
  "text-changed": (told, trips) => trips.filter((trip) => trip.state === "confirmed" && isElsewhere(told, trip)),
  "text-cancelled": (_, trips) => trips.filter(({ state }) => state === "cancelled"),
  "text-reminder": ({ now }, trips, occasion) =>
    trips.filter(
      ({ state, pickup: { at } }) =>
        state === "confirmed" && reminderOccasion(at) === occasion && at > remindedPickups(now).from,
    ),
} as const satisfies Readonly<
  Record<string, (told: ToldOrder, trips: readonly TripFacts[], occasion: number) => readonly TripFacts[]>
>;

/** Name of a kind of text message. */
export type TextKind = keyof typeof TEXT_KINDS;

/** The kind of text message that a stored message names; undefined for a letter. */
export function textKindOf(name: string): TextKind | undefined {
  return (Object.keys(TEXT_KINDS) as TextKind[]).find((kind) => kind === name);
}

/** Whether a trip starts at another moment or leads another way than was told before; other changes are no news to a phone. */
function isElsewhere({ before }: ToldOrder, trip: TripFacts): boolean {
  const was = before?.trips.find(({ tripId }) => tripId === trip.tripId);
  const ways = (one: TripFacts) =>
    JSON.stringify(tripWay(one, one.pickup.local, "en", String).map(({ title }) => title));
  return was !== undefined && (was.pickup.at !== trip.pickup.at || ways(was) !== ways(trip));
}
