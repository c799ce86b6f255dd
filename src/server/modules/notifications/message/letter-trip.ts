import type { EndKind } from "#domain/places/place-kind.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { formatDay, formatTime } from "#i18n/format.ts";
import type { LetterStop, LetterTrip } from "#server/modules/notifications/message/letter.ts";
import { unlinked } from "#server/modules/notifications/message/plain-words.ts";
import { tripRows, type TripView } from "#server/modules/notifications/message/trip-rows.ts";
import { zoneWords } from "#server/modules/notifications/message/zone-words.ts";
import type { StoredTrip } from "#server/modules/orders/index.ts";
import { say } from "#server/say.ts";

/** Tells one trip for a letter; whatever a traveller has typed goes through `unlinked`. */
export function letterTrip(view: TripView, trip: StoredTrip, title: string, now: number, locale: Locale): LetterTrip {
  const nowLocal = toLocalTime(now, trip.pickup_zone);
  const name = unlinked(trip.sign);
  const line = [view.flight_number || view.train_number, say(locale, "common.product")].filter(Boolean).join(" · ");
  const stops = trip.stops.map(({ address }) => ({ title: unlinked(address), address: "", when: "", note: "" }));
  return {
    title,
    sign: name === "" ? undefined : { name, line },
    meeting: meeting(view, name !== "", locale),
    way: [start(view, trip, nowLocal, locale), ...stops, finish(view, trip, locale)],
    rows: tripRows(view, trip, nowLocal, locale),
  };
}

function meeting({ start: { kind } }: TripView, signed: boolean, locale: Locale): string {
  const words = say(locale, `orders.nextMeet.${kind as EndKind}`);
  // At an airport or a station these words name the sign already.
  return signed && kind === "suburb" ? `${say(locale, "orders.signNote")}. ${words}` : words;
}

function start(view: TripView, trip: StoredTrip, nowLocal: string, locale: Locale): LetterStop {
  const { title, address } = view.start;
  const zone = zoneWords(trip.pickup_zone, trip.pickup_at, locale);
  return {
    title: unlinked(title),
    when: `${formatDay(view.pickup_time, locale, nowLocal.slice(0, 4))}, ${formatTime(view.pickup_time)}`,
    address: other(address, title),
    note: say(locale, "notifications.localTime", { zone }),
  };
}

function finish(view: TripView, trip: StoredTrip, locale: Locale): LetterStop {
  const { title, address, timezone } = view.finish;
  const about = say(locale, "notifications.arrivalAbout", { time: formatTime(view.arrival_time) });
  const zone = zoneWords(timezone, trip.pickup_at, locale);
  return {
    title: unlinked(title),
    address: other(address, title),
    when: "",
    note: timezone === trip.pickup_zone ? about : `${about} (${zone})`,
  };
}

/** The typed address where it says more than the name of the place. */
function other(address: string, title: string): string {
  return address === title ? "" : unlinked(address);
}
