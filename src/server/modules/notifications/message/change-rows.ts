import { toLocalTime } from "#domain/values/zoned-time.ts";
import { formatDay, formatTime } from "#i18n/format.ts";
import type { Message, MessageRow, Writing } from "#server/modules/notifications/message/message.ts";
import { moneyWords } from "#server/modules/notifications/message/money-words.ts";
import { operatorOrderRows, operatorTripRows } from "#server/modules/notifications/message/operator-rows.ts";
import { nameOf } from "#server/modules/notifications/message/price-part.ts";
import type { ToldOrder } from "#server/modules/notifications/message/told-order.ts";
import { row } from "#server/modules/notifications/message/trip-details.ts";
import { tripWay } from "#server/modules/notifications/message/trip-part.ts";
import { withoutLinks } from "#server/modules/notifications/message/without-links.ts";
import type { OrderFacts, TripFacts } from "#server/modules/orders/index.ts";
import { say } from "#server/say.ts";

/** What has changed, line by line, each with what stood there before; nothing for messages that tell of no change. */
export function changeRows({ order, before, now }: ToldOrder, writing: Writing): Pick<Message, "changes"> {
  if (before === undefined) return {};
  const { locale } = writing;
  const ofTrips = order.trips.flatMap((trip) => {
    const was = before.trips.find(({ tripId }) => tripId === trip.tripId) ?? trip;
    const isCommented = writing.to !== "operator" && was.comment !== trip.comment;
    const rows = [
      ...differences(tripRows(was, now, writing), tripRows(trip, now, writing), writing),
      ...(isCommented ? [row(say(locale, "notifications.comment"), say(locale, "notifications.commentChanged"))] : []),
    ];
    if (order.trips.length === 1) return rows;
    const name = nameOf(trip.car, locale, "short");
    return rows.map((one) => ({ ...one, label: say(locale, "orders.ofTrip", { text: one.label, trip: name }) }));
  });
  return { changes: [...ofTrips, ...differences(orderRows(before, writing), orderRows(order, writing), writing)] };
}

function tripRows(trip: TripFacts, now: number, { to, locale }: Writing): MessageRow[] {
  const nowLocal = toLocalTime(now, trip.pickup.zone);
  const ways = tripWay(trip, nowLocal, locale, withoutLinks).map(({ title, address }) => [title, address]);
  const placed = (at: number): string => ways.at(at)?.filter(Boolean).join(", ") ?? "";
  const last = trip.rentSeconds === undefined ? -1 : ways.length;
  const stops = ways.slice(1, last).flatMap(([title = ""]) => title);
  const rows = [
    row(
      say(locale, "notifications.pickup"),
      `${formatDay(trip.pickup.local, locale, nowLocal.slice(0, 4))}, ${formatTime(trip.pickup.local)}`,
    ),
    row(say(locale, "notifications.from"), placed(0)),
    row(say(locale, "notifications.stops"), stops.join("; ")),
    row(say(locale, "notifications.to"), last === -1 ? placed(-1) : ""),
    ...operatorTripRows(trip, locale),
  ];
  // Free text of whoever has the order never goes to an address that they have typed.
  return to === "operator" ? rows : rows.filter(({ label }) => label !== say(locale, "notifications.comment"));
}

function orderRows(order: OrderFacts, { locale }: Writing): MessageRow[] {
  return [...operatorOrderRows(order, locale), row(say(locale, "notifications.cost"), moneyWords(order.cost, locale))];
}

/** Rows that differ, in their order; one that is gone comes last. */
function differences(before: readonly MessageRow[], now: readonly MessageRow[], { locale }: Writing): MessageRow[] {
  const wordsOf = ({ value, notes }: MessageRow): string => [value, ...notes].filter(Boolean).join(", ");
  const was = (label: string): string => {
    const [found] = before.filter((one) => one.label === label).map(wordsOf);
    return found || say(locale, "notifications.notGiven");
  };
  const given = (rows: readonly MessageRow[]): MessageRow[] => rows.filter(({ value }) => value !== "");
  const gone = given(before).filter(({ label }) => !given(now).some((one) => one.label === label));
  return [...given(now), ...gone.map(({ label }) => row(label, say(locale, "notifications.notGiven")))]
    .filter((one) => wordsOf(one) !== was(one.label))
    .map((one) => ({ ...one, notes: [...one.notes, say(locale, "notifications.was", { text: was(one.label) })] }));
}
