import type { Seller } from "#contract/page-options.ts";
import type { Locale } from "#domain/values/locale.ts";
import {
  calendarFile,
  calendarLocal,
  calendarMoment,
  calendarParameter,
  calendarValue,
} from "#server/modules/notifications/files/calendar-text.ts";
import { zoneRules } from "#server/modules/notifications/files/zone-rules.ts";
import type { MessageTrip } from "#server/modules/notifications/message/message.ts";
import { waitsForCar, type OrderFacts, type TripFacts } from "#server/modules/orders/index.ts";
import { say } from "#server/say.ts";

/** What the calendar of an order says. */
export interface CalendarFacts {
  readonly order: OrderFacts;
  /** The same trips as letters tell them. */
  readonly told: readonly MessageTrip[];
  /** Grows with every change of the order: of two files the calendar keeps the one with the higher number. */
  readonly version: number;
  /** Address of the order's page, without its key: calendars are shared. */
  readonly page: string;
  readonly seller: Seller;
  /** Whom the events are from. */
  readonly organizer: string;
  readonly now: number;
  readonly locale: Locale;
}

/** Minutes before a ride at which a calendar reminds of it. */
const ALARMS = [24 * 60, 2 * 60] as const;

/**
 * The trips of an order as a calendar. Each keeps its name for good, so that a later file moves or cancels what an earlier one
 * brought. Times are those of the place, with the rules of its clock.
 */
export function tripsCalendar(facts: CalendarFacts): string {
  const { order } = facts;
  const zones = Map.groupBy(order.trips, ({ pickup }) => pickup.zone);
  const rules = [...zones].flatMap(([zone, trips]) =>
    zoneRules(
      zone,
      Math.min(...trips.map(({ pickup }) => pickup.at)),
      Math.max(...trips.map(({ arrival }) => arrival.at)),
    ),
  );
  return calendarFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Nameboard//Trips//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${order.state === "cancelled" ? "CANCEL" : "PUBLISH"}`,
    ...rules,
    ...order.trips.flatMap((trip, index) => tripEvent(trip, facts.told[index], facts)),
    "END:VCALENDAR",
  ]);
}

function tripEvent(trip: TripFacts, told: MessageTrip | undefined, facts: CalendarFacts): string[] {
  const { order, version, page, seller, organizer, now, locale } = facts;
  const { pickup, arrival } = trip;
  const isCancelled = trip.cancelFee !== null;
  const summary = summaryOf(trip, told, locale);
  const [from] = told?.way ?? [];
  const name = calendarParameter(seller.name ?? say(locale, "common.product"));
  return [
    "BEGIN:VEVENT",
    `UID:trip-${trip.tripId}@${new URL(page).hostname}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${calendarMoment(now)}`,
    `DTSTART;TZID=${pickup.zone}:${calendarLocal(pickup.local)}`,
    `DURATION:PT${Math.max(1, Math.round((arrival.at - pickup.at) / 60_000))}M`,
    `SUMMARY:${calendarValue(summary)}`,
    `LOCATION:${calendarValue([from?.title, from?.address].filter(Boolean).join(", "))}`,
    `DESCRIPTION:${calendarValue(descriptionOf(trip, told, facts))}`,
    `URL:${page}`,
    `ORGANIZER;CN=${name}:mailto:${organizer}`,
    `STATUS:${isCancelled ? "CANCELLED" : order.isDue || waitsForCar(order, trip) ? "TENTATIVE" : "CONFIRMED"}`,
    "CLASS:PRIVATE",
    ...(isCancelled ? [] : ALARMS.flatMap((minutes) => alarm(minutes, summary))),
    "END:VEVENT",
  ];
}

function summaryOf(trip: TripFacts, told: MessageTrip | undefined, locale: Locale): string {
  const ends = (told?.way ?? []).map(({ title }) => title);
  const [from = "", to = ""] = [ends[0], trip.rentSeconds === undefined ? ends.at(-1) : ""];
  const summary = to === "" ? say(locale, "notifications.calendar.rent", { from }) : `${from} – ${to}`;
  return trip.cancelFee === null ? summary : `${say(locale, "orders.tripCancelled")}: ${summary}`;
}

function descriptionOf(trip: TripFacts, told: MessageTrip | undefined, facts: CalendarFacts): string {
  const { order, page, seller, locale } = facts;
  const { phone = "" } = seller;
  return [
    say(locale, "orders.number", { number: order.orderId }),
    ...(trip.cancelFee === null
      ? [
          told?.sign ? say(locale, "notifications.signSays", { name: told.sign.name }) : "",
          told?.meeting ?? "",
          ...(told?.rows ?? []).map(({ label, value }) => `${label}: ${value}`),
          phone === "" ? "" : `${say(locale, "notifications.paper.lost")}: ${phone}`,
        ]
      : []),
    `${say(locale, "notifications.paper.page")}: ${page}`,
  ]
    .filter((line) => line !== "")
    .join("\n");
}

function alarm(minutes: number, summary: string): string[] {
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:-PT${minutes}M`,
    `DESCRIPTION:${calendarValue(summary)}`,
    "END:VALARM",
  ];
}
