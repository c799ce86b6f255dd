import { backWay } from "#domain/orders/order-account.ts";
import { isPaidAtOnce } from "#domain/orders/order-amount.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Money } from "#domain/values/money.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { nextPart, nextSum } from "#domain/yachts/yacht-money.ts";
import { formatDate, formatDayTime } from "#i18n/format.ts";
import type { Message } from "#server/modules/notifications/message/message.ts";
import { moneyWords } from "#server/modules/notifications/message/money-words.ts";
import { dueMoney, nameOf } from "#server/modules/notifications/message/price-part.ts";
import type { ToldOrder } from "#server/modules/notifications/message/told-order.ts";
import { zoneName } from "#server/modules/notifications/message/trip-part.ts";
import type { OrderFacts } from "#server/modules/orders/index.ts";
import type { ReturnedMoney } from "#server/modules/payments/index.ts";
import { say } from "#server/say.ts";

/** The facts that the words of one kind may use. None was typed by a traveller, so any is safe in a title. */
export interface WordFacts {
  readonly locale: Locale;
  readonly number: number;
  /** What was booked and when the first car that still goes comes, worded for the middle of a sentence. */
  readonly ride: string;
  /** The same of the trip that is cancelled, or of the first where none is. */
  readonly cancelledRide: string;
  /** What the order costs once it is paid, until then what is still to be paid. */
  readonly amount: string;
  readonly paid: boolean;
  /** It costs nothing, so nobody pays or has paid. */
  readonly isFree: boolean;
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
  /** Certificates that cancelling has given back, in words; undefined for none. */
  readonly certificates: string | undefined;
  /** Part of the price was paid by a certificate. */
  readonly hasCertificate: boolean;
  /** The price shown is for the chosen route; the final sum depends on the route driven. */
  readonly isFlexible: boolean;
  /** Nobody had confirmed the car of a trip when its time came. */
  readonly isUnanswered: boolean;
  /** Every trip of the order is cancelled. */
  readonly isCancelled: boolean;
  /** How many trips are cancelled, now or before. */
  readonly cancelledTrips: number;
  /** Names of the trips that are cancelled; undefined unless others of the order still go. */
  readonly cancelledPart: string | undefined;
  /** The cancellation fees; undefined when they are zero. */
  readonly fee: string | undefined;
  /** The refund; undefined when there is none. */
  readonly refund: string | undefined;
  /** What of it goes to cards, where a part of it does not, and what comes in cash; undefined where all goes to cards. */
  readonly back: { readonly way: "cash" | "mixed"; readonly cards: string; readonly cash: string } | undefined;
  /** What is too much since a change and is given back in cash; undefined for none. */
  readonly cashBack: string | undefined;
  /** What has gone back in all, and how; undefined for nothing. */
  readonly returned: { readonly sum: string; readonly way: ReturnedMoney["way"] } | undefined;
  /** The moment until which evidence in its dispute is taken, in words, in the time zone of its pick-up; undefined where there is none. */
  readonly evidenceUntil: string | undefined;
  /** Of an order of kind yacht: its next payment, what has come, and the last day for the rest, in words. */
  readonly yacht: YachtWords | undefined;
  /** Names of those who drive the trips that still go; typed by the staff, so they need `withoutLinks`. */
  readonly drivers: readonly string[];
}

/** What of a yacht order its letters ask for. */
interface YachtWords {
  readonly part: ReturnType<typeof nextPart>;
  readonly next: string;
  readonly received: string;
  readonly restDay: string;
}

/** The words that distinguish one kind of order message from another. */
export type KindWords = Pick<Message, "title" | "heading" | "lead" | "button" | "urgent">;

/** The words of a kind about an order; a sum that may still change says so. */
export function ownWords(words: (facts: WordFacts) => KindWords, told: ToldOrder, locale: Locale): KindWords {
  const facts = wordFacts(told, locale);
  const own = words(facts);
  return facts.isFlexible ? { ...own, lead: `${own.lead} ${say(locale, "notifications.flexible")}` } : own;
}

/** Collects the facts for the words of a message. */
function wordFacts({ order, returned, cashBack, evidenceDue }: ToldOrder, locale: Locale): WordFacts {
  const { trips, cost, confirmation, yacht } = order;
  const rideWords = (trip: (typeof trips)[number] | undefined) =>
    yacht !== undefined
      ? say(locale, "notifications.ride.yacht", { moment: formatDayTime(yacht.starts_local, locale) })
      : say(locale, trip?.rentSeconds ? "notifications.ride.rent" : "notifications.ride.transfer", {
          moment: formatDayTime(trip?.pickup.local ?? "", locale),
        });
  const cancelled = trips.filter(({ cancelFee }) => cancelFee !== null);
  const fee = cancelled.reduce((sum, { cancelFee }) => sum + (cancelFee?.amount ?? 0), yacht?.cancel_fee ?? 0);
  const refund = cancelled.reduce(
    (sum, { cancelRefund }) => sum + (cancelRefund?.amount ?? 0),
    yacht?.cancel_refund ?? 0,
  );
  const sumWords = (amount: number) => (amount > 0 ? moneyWords({ ...cost, amount }, locale) : undefined);
  return {
    locale,
    number: order.orderId,
    ride: rideWords(trips.find(({ cancelFee }) => cancelFee === null) ?? trips[0]),
    cancelledRide: rideWords(cancelled[0] ?? trips[0]),
    amount: moneyWords(order.isPaid ? cost : dueMoney(order), locale),
    paid: order.isPaid,
    isFree: order.isPaid && isPaidAtOnce(cost.amount) && order.received.amount === 0,
    due: order.isDue,
    payUntil: order.payUntil === null ? undefined : untilWords(order.payUntil, locale),
    confirmBy: confirmation === null ? undefined : confirmWords(confirmation.until, locale),
    isConfirmLate: confirmation?.isLate ?? false,
    isByPerson: order.isByPerson,
    certificates: order.certificatesBack.join(", ") || undefined,
    hasCertificate: trips.some(({ costLines }) => costLines.some(({ kind }) => kind === "certificate")),
    isFlexible: trips.some((trip) => trip.isFlexible && trip.cancelFee === null),
    isUnanswered: trips.some(({ cancelCause }) => cancelCause === "unconfirmed"),
    isCancelled: order.state === "cancelled",
    cancelledTrips: cancelled.length,
    cancelledPart:
      cancelled.length === trips.length
        ? undefined
        : cancelled.map(({ car }) => nameOf(car, locale, "full")).join("; ") || undefined,
    fee: sumWords(fee),
    refund: sumWords(refund),
    back: backWords({ refund, byHand: Math.min(refund, cashBack.due + cashBack.given) }, cost, locale),
    cashBack: sumWords(cashBack.due),
    returned: returned === null ? undefined : { sum: moneyWords(returned, locale), way: returned.way },
    evidenceUntil:
      evidenceDue === null ? undefined : evidenceWords(evidenceDue, trips[0]?.pickup.zone ?? "UTC", locale),
    yacht: yacht && yachtWords(order, yacht, locale),
    drivers: [...new Set(trips.flatMap(({ driver, cancelFee }) => (cancelFee === null && driver ? driver.name : [])))],
  };
}

function backWords(
  { refund, byHand }: { readonly refund: number; readonly byHand: number },
  cost: Money,
  locale: Locale,
): WordFacts["back"] {
  const way = backWay(refund, byHand);
  if (way !== "cash" && way !== "mixed") return undefined;
  const words = (amount: number) => moneyWords({ ...cost, amount }, locale);
  return { way, cards: words(refund - byHand), cash: words(byHand) };
}

function yachtWords(
  { cost, received }: OrderFacts,
  { deposit, rest_day: restDay }: NonNullable<OrderFacts["yacht"]>,
  locale: Locale,
): YachtWords {
  const sums = { cost: cost.amount, received: received.amount, deposit };
  return {
    part: nextPart(sums),
    next: moneyWords({ ...cost, amount: nextSum(sums) }, locale),
    received: moneyWords(received, locale),
    restDay: restDay === null ? "" : formatDate(restDay, locale),
  };
}

function confirmWords(until: NonNullable<OrderFacts["confirmation"]>["until"], locale: Locale) {
  return { short: formatDayTime(until.local, locale), full: untilWords(until, locale) };
}

function evidenceWords(at: number, zone: string, locale: Locale): string {
  return untilWords({ at, zone, local: toLocalTime(at, zone) }, locale);
}

function untilWords({ local, zone, at }: NonNullable<OrderFacts["payUntil"]>, locale: Locale): string {
  return say(locale, "notifications.untilLocal", {
    moment: formatDayTime(local, locale),
    zone: say(locale, "notifications.localTime", { zone: zoneName(zone, at, locale) }),
  });
}
