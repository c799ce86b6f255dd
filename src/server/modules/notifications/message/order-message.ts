import { dueOf } from "#domain/orders/order-account.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Money } from "#domain/values/money.ts";
import { formatDayTime } from "#i18n/format.ts";
import { tripName } from "#i18n/trip-name.ts";
import { consentWords } from "#server/modules/notifications/message/consent-words.ts";
import { greetingName } from "#server/modules/notifications/message/greeting-name.ts";
import type { Message, Writing } from "#server/modules/notifications/message/message.ts";
import { moneyWords } from "#server/modules/notifications/message/money-words.ts";
import { tripPart, zoneName } from "#server/modules/notifications/message/trip-part.ts";
import { costLineName, type OrderFacts, type TripFacts } from "#server/modules/orders/index.ts";
import { say } from "#server/say.ts";

/** An order with the facts that a message needs besides its own. */
export interface ToldOrder {
  readonly order: OrderFacts;
  /** The sum that was paid; null while unpaid. */
  readonly paid: Money | null;
  /** What has gone back to the payer in all; null for nothing. */
  readonly returned: Money | null;
  /** Address of the order's page, and the key that opens it. */
  readonly page: string;
  readonly key: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The facts that the words of one kind may use. None was typed by a traveller, so any is safe in a title (T-25). */
export interface WordFacts {
  readonly locale: Locale;
  readonly number: number;
  /** What was booked and when the first car comes, worded for the middle of a sentence. */
  readonly ride: string;
  /** What the order costs once it is paid, until then what is still to be paid. */
  readonly amount: string;
  readonly paid: boolean;
  /** Still payable by card. */
  readonly due: boolean;
  /** When the order lapses if it stays unpaid, in words; undefined where it does not. */
  readonly payUntil: string | undefined;
  /** Until when the car is confirmed, in words; undefined where none waits for that. */
  readonly confirmBy: { readonly short: string; readonly full: string } | undefined;
  /** That moment has passed. */
  readonly isConfirmLate: boolean;
  /** A person has still to confirm a car, as soon as the order is paid or cash is agreed. */
  readonly isByPerson: boolean;
  /** Part of the price was paid by a certificate. */
  readonly hasCertificate: boolean;
  /** The price shown is for the chosen route; the final sum depends on the route driven (OPN-144). */
  readonly isFlexible: boolean;
  /** Every trip of the order is cancelled. */
  readonly isCancelled: boolean;
  /** The cancellation fees; undefined when they are zero. */
  readonly fee: string | undefined;
  /** The refund; undefined when there is none. */
  readonly refund: string | undefined;
  /** What has gone back in all; undefined for nothing. */
  readonly returned: string | undefined;
}

/** The words that distinguish one kind of order message from another. */
export type KindWords = Pick<Message, "title" | "heading" | "lead" | "button" | "urgent">;

/** Writes messages about an order: the words of their kind, then the order as it is now. */
export function orderMessage(words: (facts: WordFacts) => KindWords) {
  return (told: ToldOrder, writing: Writing): Message => {
    const { order, page, key } = told;
    const { locale, to } = writing;
    const number = order.orderId;
    const name = to === "operator" ? undefined : greetingName(order.customer.name);
    const facts = wordFacts(told, locale);
    const own = words(facts);
    const isOne = order.trips.length === 1;
    return {
      ...own,
      lead: facts.isFlexible ? `${own.lead} ${say(locale, "notifications.flexible")}` : own.lead,
      locale,
      greeting:
        name === undefined ? say(locale, "notifications.hello") : say(locale, "notifications.helloName", { name }),
      number: say(locale, "orders.number", { number }),
      trips: order.trips.map((trip) => {
        const part = tripPart(trip, tripTitle(order, trip, locale), told.now, locale);
        // Nobody holds a sign for a cancelled trip.
        return trip.cancelFee === null ? part : { ...part, sign: undefined, meeting: "", rows: [] };
      }),
      lines: [
        ...order.trips.flatMap((trip) => priceLines(trip, isOne, locale)),
        ...(isPartPaid(order) ? [paidLine(order, locale)] : []),
      ],
      total: {
        label: say(locale, totalLabel(told)),
        price: moneyWords(isPartPaid(order) ? dueMoney(order) : order.cost, locale),
      },
      // The operator's copy does not contain the key of the order.
      link: to === "operator" ? undefined : `${page}?lang=${locale}#key=${key}`,
      footer:
        to === "operator"
          ? [consentWords(order.consents, locale)]
          : [say(locale, "notifications.linkNote"), say(locale, "notifications.reason", { number })],
    };
  };
}

function wordFacts({ order, returned }: ToldOrder, locale: Locale): WordFacts {
  const { trips, cost, confirmation } = order;
  const [first] = trips;
  const cancelled = trips.filter(({ cancelFee }) => cancelFee !== null);
  const fee = cancelled.reduce((sum, { cancelFee }) => sum + (cancelFee?.amount ?? 0), 0);
  const refund = cancelled.reduce((sum, { cancelRefund }) => sum + (cancelRefund?.amount ?? 0), 0);
  const sumWords = (amount: number) => (amount > 0 ? moneyWords({ ...cost, amount }, locale) : undefined);
  return {
    locale,
    number: order.orderId,
    ride: say(locale, first?.rentSeconds ? "notifications.ride.rent" : "notifications.ride.transfer", {
      moment: formatDayTime(first?.pickup.local ?? "", locale),
    }),
    amount: moneyWords(order.isPaid ? cost : dueMoney(order), locale),
    paid: order.isPaid,
    due: order.isDue,
    payUntil: order.payUntil === null ? undefined : untilWords(order.payUntil, locale),
    confirmBy: confirmation === null ? undefined : confirmWords(confirmation.until, locale),
    isConfirmLate: confirmation?.isLate ?? false,
    isByPerson: order.isByPerson,
    hasCertificate: trips.some(({ costLines }) => costLines.some(({ kind }) => kind === "certificate")),
    isFlexible: trips.some((trip) => trip.isFlexible && trip.cancelFee === null),
    isCancelled: order.state === "cancelled",
    fee: sumWords(fee),
    refund: sumWords(refund),
    returned: returned === null ? undefined : moneyWords(returned, locale),
  };
}

/** What is still to be paid for an order. */
function dueMoney({ cost, received }: OrderFacts): Money {
  return { ...cost, amount: dueOf({ cost: cost.amount, received: received.amount }) };
}

/** Whether an order has become dearer since it was paid. */
function isPartPaid({ state, isPaid, received }: OrderFacts): boolean {
  return state !== "cancelled" && !isPaid && received.amount > 0;
}

function paidLine({ received }: OrderFacts, locale: Locale): Message["lines"][number] {
  return {
    name: say(locale, "orders.alreadyPaid"),
    price: moneyWords({ ...received, amount: -received.amount }, locale),
  };
}

function confirmWords(until: NonNullable<OrderFacts["confirmation"]>["until"], locale: Locale) {
  return { short: formatDayTime(until.local, locale), full: untilWords(until, locale) };
}

function untilWords({ local, zone, at }: NonNullable<OrderFacts["payUntil"]>, locale: Locale): string {
  return say(locale, "notifications.untilLocal", {
    moment: formatDayTime(local, locale),
    zone: say(locale, "notifications.localTime", { zone: zoneName(zone, at, locale) }),
  });
}

/** A cost that changed after payment is labelled as the order's price rather than as paid. */
function totalLabel({ order, paid }: ToldOrder) {
  if (isPartPaid(order)) return "orders.stillDue";
  if (order.trips.some(({ cancelFee }) => cancelFee !== null)) return "notifications.amountOrder";
  if (paid === null) return order.payBy === "cash" ? "notifications.amountCash" : "orders.amountDue";
  return paid.amount === order.cost.amount ? "orders.amountPaid" : "notifications.amountOrder";
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

function nameOf(car: TripFacts["car"], locale: Locale, length: "full" | "short"): string {
  return tripName(car, (key, values) => say(locale, key, values), length);
}

function tripTitle(order: OrderFacts, trip: TripFacts, locale: Locale): string {
  const isOne = order.trips.length === 1;
  const title = isOne ? "" : nameOf(trip.car, locale, "full");
  // A single trip is what the message is about.
  if (trip.state === "placed" && order.confirmation !== null && !isOne)
    return `${title}: ${say(locale, "notifications.tripToConfirm")}`;
  if (trip.cancelFee === null) return title;
  return [title, say(locale, "notifications.tripCancelled")].filter(Boolean).join(": ");
}
