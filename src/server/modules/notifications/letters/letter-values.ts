import type { LetterField } from "#domain/orders/letter-fields.ts";
import { dueOf } from "#domain/orders/order-account.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import { nextSum } from "#domain/yachts/yacht-money.ts";
import { formatDayTime } from "#i18n/format.ts";
import { moneyWords } from "#server/modules/notifications/message/money-words.ts";
import type { ToldOrder } from "#server/modules/notifications/message/told-order.ts";
import { zoneName } from "#server/modules/notifications/message/trip-part.ts";
import { withoutLinks } from "#server/modules/notifications/message/without-links.ts";
import { say } from "#server/say.ts";

/** What the fields of a letter say about an order and one trip of it; what a stranger typed becomes no link. */
export function letterValues(
  { order }: ToldOrder,
  tripId: number | undefined,
  locale: Locale,
): Readonly<Partial<Record<LetterField, string>>> {
  const { trips, cost, received, customer, orderId, state, yacht } = order;
  if (yacht !== undefined) return yachtValues(order, yacht, locale);
  const trip =
    trips.find((one) => one.tripId === tripId) ?? trips.find(({ cancelFee }) => cancelFee === null) ?? trips[0];
  if (trip === undefined) return {};
  const { pickup, start, finish, driver, carClass } = trip;
  const due = state === "cancelled" ? 0 : dueOf({ cost: cost.amount, received: received.amount });
  const place = ({ name, address }: typeof start) => withoutLinks(address || (name ? nameIn(name, locale) : ""));
  const zone = say(locale, "notifications.localTime", { zone: zoneName(pickup.zone, pickup.at, locale) });
  return {
    name: withoutLinks(customer.name),
    number: String(orderId),
    pickup: `${formatDayTime(pickup.local, locale)} (${zone})`,
    from: place(start),
    to: trip.rentSeconds === undefined ? place(finish) : "",
    flight: withoutLinks(trip.flightNumber || trip.trainNumber),
    sign: withoutLinks(trip.sign),
    car: withoutLinks(driver?.car ?? "") || nameIn(carClass.name, locale),
    plate: withoutLinks(driver?.plate ?? ""),
    driver: withoutLinks(driver?.name ?? ""),
    driverPhone: withoutLinks(driver?.phone ?? ""),
    price: moneyWords(cost, locale),
    due: due > 0 ? moneyWords({ ...cost, amount: due }, locale) : "",
  };
}

/** The same of an order of kind yacht, which has neither a way nor a driver; what is due of it is its next payment. */
function yachtValues(
  { cost, received, customer, orderId, state }: ToldOrder["order"],
  yacht: NonNullable<ToldOrder["order"]["yacht"]>,
  locale: Locale,
): Readonly<Partial<Record<LetterField, string>>> {
  const at = yacht.starts_at.getTime();
  const zone = say(locale, "notifications.localTime", { zone: zoneName(yacht.zone, at, locale) });
  const sums = { cost: cost.amount, received: received.amount, deposit: yacht.deposit };
  const due = state === "cancelled" ? 0 : nextSum(sums);
  return {
    name: withoutLinks(customer.name),
    number: String(orderId),
    pickup: `${formatDayTime(yacht.starts_local, locale)} (${zone})`,
    from: withoutLinks(yacht.place),
    car: withoutLinks(yacht.vessel),
    price: moneyWords(cost, locale),
    due: due > 0 ? moneyWords({ ...cost, amount: due }, locale) : "",
  };
}
