import type { Seller } from "#contract/page-options.ts";
import type { TripStatus } from "#domain/orders/trip-status.ts";
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
import { statusOfTold, type OrderFacts, type TripFacts } from "#server/modules/orders/index.ts";
import { say } from "#server/say.ts";

type Hire = NonNullable<OrderFacts["yacht"]>;

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

/** How a calendar marks a trip of each status. */
const CALENDAR_STATUS: Readonly<Record<TripStatus, "TENTATIVE" | "CONFIRMED" | "CANCELLED">> = {
  unpaid: "TENTATIVE",
  "to-confirm": "TENTATIVE",
  confirmed: "CONFIRMED",
  "under-way": "CONFIRMED",
  completed: "CONFIRMED",
  off: "CANCELLED",
};

/** Minutes before a ride at which a calendar reminds of it. */
const ALARMS = [24 * 60, 2 * 60] as const;

/** What a calendar is for: to be kept, or to take off the one event that it holds. */
type CalendarMethod = "PUBLISH" | "CANCEL";

interface CalendarEvent {
  /** The trip or the yacht's order that it stands for. */
  readonly name: string;
  readonly isOff: boolean;
  readonly zone: string;
  readonly from: number;
  readonly to: number;
  readonly write: (method: CalendarMethod) => readonly string[];
}

/**
 * The trips of an order as one calendar. Each keeps its name for good, so that a later file moves or cancels what an earlier one
 * brought. Times are those of the place, with the rules of its clock. What cancels holds one event (RFC 5546, 3.2.5): several
 * cancelled ones are published as such.
 */
export function tripsCalendar(facts: CalendarFacts): string {
  const events = eventsOf(facts);
  return calendarOf(events, events.length === 1 && events[0]?.isOff === true ? "CANCEL" : "PUBLISH");
}

/** The same as an e-mail brings it: one calendar of what goes ahead, and one that cancels for each event that does not. */
export function calendarsToSend(
  facts: CalendarFacts,
): { readonly name: string; readonly method: CalendarMethod; readonly text: string }[] {
  const events = eventsOf(facts);
  const standing = events.filter(({ isOff }) => !isOff);
  return [
    ...(standing.length === 0 ? [] : [{ name: "", method: "PUBLISH", text: calendarOf(standing, "PUBLISH") } as const]),
    ...events
      .filter(({ isOff }) => isOff)
      .map((event) => ({ name: event.name, method: "CANCEL", text: calendarOf([event], "CANCEL") }) as const),
  ];
}

function eventsOf(facts: CalendarFacts): CalendarEvent[] {
  const { order, told } = facts;
  const { yacht: hire } = order;
  const trips = order.trips.map((trip, index) => ({
    name: `trip-${trip.tripId}`,
    isOff: statusOfTold(order, trip) === "off",
    zone: trip.pickup.zone,
    from: trip.pickup.at,
    to: trip.arrival.at,
    write: (method: CalendarMethod) => tripEvent(trip, told[index], facts, method),
  }));
  if (hire === undefined) return trips;
  const yacht = {
    name: `yacht-${order.orderId}`,
    isOff: hire.cancelled_at !== null,
    ...hireSpan(hire),
    write: (method: CalendarMethod) => hireEvent(hire, facts, method),
  };
  return [yacht, ...trips];
}

function calendarOf(events: readonly CalendarEvent[], method: CalendarMethod): string {
  const zones = Map.groupBy(events, ({ zone }) => zone);
  const rules = [...zones].flatMap(([zone, within]) =>
    zoneRules(zone, Math.min(...within.map(({ from }) => from)), Math.max(...within.map(({ to }) => to))),
  );
  return calendarFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Nameboard//Trips//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...rules,
    ...events.flatMap((event) => event.write(method)),
    "END:VCALENDAR",
  ]);
}

function hireSpan({ zone, starts_at: startsAt, hours }: Hire) {
  const from = startsAt.getTime();
  return { zone, from, to: from + hours * 3_600_000 };
}

/** The event of a yacht: from its start, as long as it is hired. */
function hireEvent(
  hire: Hire,
  { order, told, version, page, seller, organizer, now, locale }: CalendarFacts,
  method: CalendarMethod,
): string[] {
  const isCancelled = hire.cancelled_at !== null;
  const name = calendarParameter(seller.name ?? say(locale, "common.product"));
  const yacht = say(locale, "notifications.calendar.yacht", { vessel: hire.vessel });
  const summary = isCancelled ? `${say(locale, "orders.tripCancelled")}: ${yacht}` : yacht;
  const description = [
    say(locale, "orders.number", { number: order.orderId }),
    ...(isCancelled ? [] : (told[0]?.rows ?? []).map(({ label, value }) => `${label}: ${value}`)),
    `${say(locale, "notifications.paper.page")}: ${page}`,
  ];
  return [
    "BEGIN:VEVENT",
    `UID:yacht-${order.orderId}@${new URL(page).hostname}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${calendarMoment(now)}`,
    `DTSTART;TZID=${hire.zone}:${calendarLocal(hire.starts_local)}`,
    `DURATION:PT${hire.hours}H`,
    `SUMMARY:${calendarValue(summary)}`,
    `LOCATION:${calendarValue(hire.place)}`,
    `DESCRIPTION:${calendarValue(description.join("\n"))}`,
    `URL:${page}`,
    `ORGANIZER;CN=${name}:mailto:${organizer}`,
    ...attendeeOf(order, method),
    `STATUS:${isCancelled ? "CANCELLED" : hire.state === "placed" ? "TENTATIVE" : "CONFIRMED"}`,
    "CLASS:PRIVATE",
    ...(isCancelled ? [] : ALARMS.flatMap((minutes) => alarm(minutes, summary))),
    "END:VEVENT",
  ];
}

function tripEvent(
  trip: TripFacts,
  told: MessageTrip | undefined,
  facts: CalendarFacts,
  method: CalendarMethod,
): string[] {
  const { order, version, page, seller, organizer, now, locale } = facts;
  const { pickup, arrival } = trip;
  const status = CALENDAR_STATUS[statusOfTold(order, trip)];
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
    ...attendeeOf(order, method),
    `STATUS:${status}`,
    "CLASS:PRIVATE",
    ...(status === "CANCELLED" ? [] : ALARMS.flatMap((minutes) => alarm(minutes, summary))),
    "END:VEVENT",
  ];
}

/** A calendar that cancels names who attends, one that publishes must not (RFC 5546). */
function attendeeOf({ customer }: OrderFacts, method: CalendarMethod): string[] {
  if (method !== "CANCEL" || customer.email === "") return [];
  return [`ATTENDEE;CN=${calendarParameter(customer.name)}:mailto:${customer.email}`];
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
