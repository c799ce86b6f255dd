import { hasCar } from "#domain/orders/trip-state.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import { formatDayTime } from "#i18n/format.ts";
import { asTyped } from "#server/modules/notifications/files/as-typed.ts";
import type { ToldOrder } from "#server/modules/notifications/message/told-order.ts";
import { tripPart, zoneName } from "#server/modules/notifications/message/trip-part.ts";
import type { PassLine, RidePass } from "#server/modules/notifications/wallets.ts";
import type { TripFacts } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** How long a pass stays valid after the planned arrival. */
const VALID_AFTER_MS = 24 * 3_600_000;

/** What is asked for besides the order. */
interface PassAsking {
  /** The number of the trip; the one that ends next where none is named. */
  readonly tripId?: number | undefined;
  readonly version: number;
  readonly locale: Locale;
}

/** The pass of a trip whose car is confirmed: nothing is promised of any other. */
export function ridePass(told: ToldOrder, { tripId, version, locale }: PassAsking): RidePass {
  const trip = passedTrip(told, tripId);
  if (trip === undefined) throw new Refusal("not-found");
  const { order, page, seller, now } = told;
  const { phone } = seller[locale];
  const { way, sign } = tripPart(trip, "", now, locale, asTyped);
  const [from, ...others] = way.map(({ title }) => title);
  const to = trip.rentSeconds === undefined ? others.at(-1) : undefined;
  const zone = zoneName(trip.pickup.zone, trip.pickup.at, locale);
  const number = say(locale, "orders.number", { number: order.orderId });
  const end = (key: string, label: string, value: string): PassLine => ({ key, label, value });
  const lines = [
    end("sign", say(locale, "orders.sign"), sign?.name ?? ""),
    end("car", say(locale, "orders.car"), nameIn(trip.carClass.name, locale)),
    end("flight", say(locale, "orders.flight"), trip.flightNumber),
    end("train", say(locale, "orders.train"), trip.trainNumber),
    end("order", say(locale, "notifications.pass.order"), String(order.orderId)),
    end("phone", say(locale, "notifications.paper.lost"), phone ?? ""),
  ];
  const start = end("from", say(locale, "notifications.from"), from ?? "");
  return {
    tripId: trip.tripId,
    version,
    locale,
    company: seller[locale].name ?? say(locale, "common.product"),
    number,
    way: to === undefined ? [start] : [start, end("to", say(locale, "notifications.to"), to)],
    pickup: end("pickup", zone, formatDayTime(trip.pickup.local, locale)),
    lines: lines.filter(({ value }) => value !== ""),
    startsAt: trip.pickup.at,
    expiresAt: trip.arrival.at + VALID_AFTER_MS,
    page,
    pageWords: say(locale, "notifications.paper.page"),
  };
}

function passedTrip({ order, now }: ToldOrder, tripId: number | undefined): TripFacts | undefined {
  const trips = order.trips.filter((trip) => hasCar(trip.state) && (tripId === undefined || trip.tripId === tripId));
  const next = trips.toSorted((one, other) => one.arrival.at - other.arrival.at);
  return next.find(({ arrival }) => arrival.at > now) ?? next.at(-1);
}
