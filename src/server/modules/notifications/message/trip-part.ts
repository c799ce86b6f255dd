import { isMet } from "#domain/booking/is-met.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { dateFormat, formatDay, formatDuration, formatOffset, formatTime, languageTag } from "#i18n/format.ts";
import type { MessageStop, MessageTrip, RepeatTyped } from "#server/modules/notifications/message/message.ts";
import { tripDetails } from "#server/modules/notifications/message/trip-details.ts";
import type { TripFacts } from "#server/modules/orders/index.ts";
import { say } from "#server/say.ts";

/** Presents one trip in a message; everything that somebody typed goes through `typed`. */
export function tripPart(trip: TripFacts, title: string, now: number, locale: Locale, typed: RepeatTyped): MessageTrip {
  const nowLocal = toLocalTime(now, trip.pickup.zone);
  const isSigned = isMet(trip.start.kind, trip.terms.included);
  const name = isSigned ? typed(trip.sign) : "";
  const line = [trip.flightNumber || trip.trainNumber, say(locale, "common.product")].filter(Boolean).join(" · ");
  return {
    title,
    sign: name === "" ? undefined : { name, line },
    // The words of an airport or a station mention the sign.
    meeting: say(locale, `orders.nextMeet.${isSigned ? trip.start.kind : "suburb"}`),
    way: tripWay(trip, nowLocal, locale, typed),
    rows: tripDetails(trip, nowLocal, locale, typed),
  };
}

/** The places of a trip in order; a rent ends where the traveller lets the driver go. */
export function tripWay(trip: TripFacts, nowLocal: string, locale: Locale, typed: RepeatTyped): MessageStop[] {
  const stops = trip.stops.map((address) => ({ title: typed(address), address: "", when: "", note: "" }));
  const placed = (end: TripFacts["start"]) => placeOf(end, locale, typed);
  return [
    { ...placed(trip.start), ...startWords(trip, nowLocal, locale) },
    ...stops,
    ...(trip.rentSeconds === undefined ? [{ ...placed(trip.finish), when: "", note: finishNote(trip, locale) }] : []),
  ];
}

function startWords({ pickup }: TripFacts, nowLocal: string, locale: Locale) {
  return {
    when: `${formatDay(pickup.local, locale, nowLocal.slice(0, 4))}, ${formatTime(pickup.local)}`,
    note: say(locale, "notifications.localTime", { zone: zoneName(pickup.zone, pickup.at, locale) }),
  };
}

function finishNote({ start: { kind }, pickup, arrival, seconds }: TripFacts, locale: Locale): string {
  // Nobody knows how long luggage takes: after a landing only the drive is promised.
  if (kind !== "suburb") return say(locale, "orders.driveAfter", { time: formatDuration(seconds, locale) });
  const about = say(locale, "notifications.arrivalAbout", { time: formatTime(arrival.local) });
  const zone = zoneName(arrival.zone, pickup.at, locale);
  return arrival.zone === pickup.zone ? about : `${about} (${zone})`;
}

/** The name of an end, and the typed address when it says more. */
function placeOf({ name, address }: TripFacts["start"], locale: Locale, typed: RepeatTyped) {
  const title = name === undefined ? address : nameIn(name, locale);
  return { title: typed(title), address: address === title ? "" : typed(address) };
}

/** A name in letters, such as EET: it is that of winter, and untrue beside the offset of summer. */
const ABBREVIATED = /^(?!GMT)[A-Z]{2,5}\b/;

/** The common name of a time zone at a moment: «Москва, GMT+3», "Moscow Time, GMT+3", "Central European Time, GMT+2". */
export function zoneName(zone: string, at: number, locale: Locale): string {
  const named = (timeZoneName: "shortGeneric" | "longGeneric") =>
    dateFormat(languageTag(locale), { timeZone: zone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === "timeZoneName")?.value ?? zone;
  const short = named("shortGeneric");
  const name = ABBREVIATED.test(short) ? named("longGeneric") : short;
  const offset = formatOffset(zone, new Date(at));
  return name.startsWith("GMT") || offset === "" ? name : `${name}, ${offset}`;
}
