import { dueOf } from "#domain/orders/order-account.ts";
import { isPaidToDriver } from "#domain/orders/pay-by.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Money } from "#domain/values/money.ts";
import { tripName } from "#i18n/trip-name.ts";
import type { Message, Recipient, Writing } from "#server/modules/notifications/message/message.ts";
import { moneyWords } from "#server/modules/notifications/message/money-words.ts";
import type { ToldOrder } from "#server/modules/notifications/message/told-order.ts";
import { costLineName, type OrderFacts, type TripFacts } from "#server/modules/orders/index.ts";
import { say } from "#server/say.ts";

/** What an order costs line by line, and the sum that counts now. */
export function pricePart(told: ToldOrder, { to, locale }: Writing): Pick<Message, "lines" | "total"> {
  const { order } = told;
  const isOne = order.trips.length === 1;
  return {
    lines: [
      ...(order.yacht === undefined ? [] : yachtLines(order.yacht, order.cost, locale)),
      ...order.trips.flatMap((trip) => priceLines(trip, isOne, locale)),
      ...(isPartPaid(order) ? [paidLine(order, locale)] : []),
    ],
    // What was cancelled for nothing has no price.
    total:
      order.state === "cancelled" && order.cost.amount === 0
        ? undefined
        : {
            label: say(locale, totalLabel(told, to)),
            price: moneyWords(isPartPaid(order) ? dueMoney(order) : order.cost, locale),
          },
  };
}

/** The price of a yacht, or the fee of its cancelling. */
function yachtLines(
  { price, cancel_fee: fee }: NonNullable<OrderFacts["yacht"]>,
  { currency }: Money,
  locale: Locale,
): Message["lines"] {
  if (fee === null)
    return [{ name: say(locale, "notifications.yacht.price"), price: moneyWords({ amount: price, currency }, locale) }];
  if (fee === 0) return [];
  return [{ name: say(locale, "notifications.cancelFeeLine"), price: moneyWords({ amount: fee, currency }, locale) }];
}

/** What is still to be paid for an order. */
export function dueMoney({ cost, received }: OrderFacts): Money {
  return { ...cost, amount: dueOf({ cost: cost.amount, received: received.amount }) };
}

/** Whether a part of an order is paid: it has become dearer since, or a deposit was paid. */
function isPartPaid({ state, isPaid, received }: OrderFacts): boolean {
  return state !== "cancelled" && !isPaid && received.amount > 0;
}

function paidLine({ received }: OrderFacts, locale: Locale): Message["lines"][number] {
  return {
    name: say(locale, "orders.alreadyPaid"),
    price: moneyWords({ ...received, amount: -received.amount }, locale),
  };
}

/** A cost that changed after payment is labelled as the order's price rather than as paid. */
function totalLabel({ order, paid }: ToldOrder, to: Recipient) {
  if (isPartPaid(order)) return to === "operator" ? "notifications.amountUnpaid" : "orders.stillDue";
  if (order.state === "cancelled") return "orders.money.fee";
  if (order.trips.some(({ cancelFee }) => cancelFee !== null)) return "notifications.amountOrder";
  if (paid === null && to === "operator")
    return isPaidToDriver(order.payBy) ? "notifications.amountToCollect" : "notifications.amountUnpaid";
  if (paid === null) return isPaidToDriver(order.payBy) ? "notifications.amountCash" : "orders.amountDue";
  return paid.amount === order.cost.amount && order.cost.amount > 0 ? "orders.amountPaid" : "notifications.amountOrder";
}

/** The price of a trip line by line, or its cancellation fee; what comes with the ride for nothing is listed under what is included. */
function priceLines({ costLines, cancelFee, car }: TripFacts, isOne: boolean, locale: Locale): Message["lines"] {
  if (cancelFee !== null) {
    const price = moneyWords(cancelFee, locale);
    return cancelFee.amount > 0 ? [{ name: say(locale, "notifications.cancelFeeLine"), price }] : [];
  }
  const told = costLines.filter((line) => line.cost.amount !== 0 || (line.kind === "service" && !line.isIncluded));
  const lines = told.map((line) => {
    const name = costLineName(line, locale);
    const isNamed = line.kind === "ride" && !isOne;
    return {
      ...line,
      name: isNamed ? say(locale, "orders.ofTrip", { text: name, trip: nameOf(car, locale, "short") }) : name,
    };
  });
  const isEqual = (one: (typeof lines)[number]) => (other: (typeof lines)[number]) =>
    one.kind === other.kind && one.name === other.name && one.cost.amount === other.cost.amount;
  return lines
    .filter((line, index) => lines.findIndex(isEqual(line)) === index)
    .map((line) => {
      const count = lines.filter(isEqual(line)).length;
      const { amount, currency } = line.cost;
      return {
        name: count > 1 ? say(locale, "orders.lineTimes", { name: line.name, count }) : line.name,
        price:
          amount === 0 ? say(locale, "booking.seatFree") : moneyWords({ amount: amount * count, currency }, locale),
      };
    });
}

/** The name of a trip among the trips of its order. */
export function nameOf(car: TripFacts["car"], locale: Locale, length: "full" | "short"): string {
  return tripName(car, (key, values) => say(locale, key, values), length);
}
