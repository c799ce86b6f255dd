import { isTripOver } from "#domain/orders/trip-state.ts";
import type { Locale } from "#domain/values/locale.ts";
import { changeRows } from "#server/modules/notifications/message/change-rows.ts";
import { contactWords, termsWords } from "#server/modules/notifications/message/contact-words.ts";
import { greetingName } from "#server/modules/notifications/message/greeting-name.ts";
import type { Message, MessageTrip, RepeatTyped, Writing } from "#server/modules/notifications/message/message.ts";
import { nameOf, pricePart } from "#server/modules/notifications/message/price-part.ts";
import type { ToldOrder } from "#server/modules/notifications/message/told-order.ts";
import { tripPart } from "#server/modules/notifications/message/trip-part.ts";
import { withoutLinks } from "#server/modules/notifications/message/without-links.ts";
import { ownWords, type KindWords, type WordFacts } from "#server/modules/notifications/message/word-facts.ts";
import { yachtPart } from "#server/modules/notifications/requests/yacht-part.ts";
import { waitsForCar, type OrderFacts, type TripFacts } from "#server/modules/orders/index.ts";
import { say } from "#server/say.ts";

/** Writes messages about an order to its traveller: the words of their kind, then the order as it is now. */
export function orderMessage(words: (facts: WordFacts) => KindWords) {
  return (told: ToldOrder, writing: Writing): Message => {
    const { order, page, key } = told;
    const { locale, typed = withoutLinks } = writing;
    const number = order.orderId;
    const name = greetingName(order.customer.name);
    return {
      ...ownWords(words, told, locale),
      locale,
      ...changeRows(told, writing),
      greeting:
        name === undefined ? say(locale, "notifications.hello") : say(locale, "notifications.helloName", { name }),
      number: say(locale, "orders.number", { number }),
      trips: [
        ...yachtParts(order, locale, typed),
        ...order.trips.map((trip) => {
          const part = tripPart(trip, tripTitle(order, trip, locale), told.now, locale, typed);
          // Nobody holds a sign for a cancelled trip.
          if (trip.cancelFee !== null) return { ...part, sign: undefined, meeting: "", rows: [] };
          return waitsForCar(order, trip) ? unpromised(part, locale) : part;
        }),
      ],
      ...pricePart(told, writing),
      link: `${page}?lang=${locale}#key=${key}`,
      footer: [
        order.isByPhone ? termsWords(told.seller[locale], locale) : "",
        contactWords(told.seller[locale], "notifications.questions", locale),
        say(locale, "notifications.linkNote"),
        say(locale, "notifications.reason", { number }),
      ].filter(Boolean),
    };
  };
}

/** The same where the ride is still to come: nothing is written once all of it is off or over. */
export function rideMessage(words: (facts: WordFacts) => KindWords) {
  const write = orderMessage(words);
  return (told: ToldOrder, writing: Writing): Message | undefined =>
    told.order.trips.some(({ state }) => !isTripOver(state)) ? write(told, writing) : undefined;
}

/** What an order of kind yacht buys; it has no trips. */
function yachtParts({ yacht, cost }: OrderFacts, locale: Locale, typed: RepeatTyped): MessageTrip[] {
  return yacht === undefined ? [] : [yachtPart(yacht, cost.currency, locale, typed)];
}

/** A trip whose car is not confirmed: what its sign will say is a fact, but nobody is said to stand there with it. */
function unpromised(part: MessageTrip, locale: Locale): MessageTrip {
  const { sign, rows } = part;
  const signed = sign === undefined ? [] : [{ label: say(locale, "orders.sign"), value: sign.name, notes: [] }];
  return { ...part, sign: undefined, meeting: "", rows: [...rows, ...signed] };
}

/** The heading of a trip where its order has several, and how it stands. */
export function tripTitle(order: OrderFacts, trip: TripFacts, locale: Locale): string {
  // A single trip is what the message is about.
  if (order.trips.length === 1) return "";
  const title = nameOf(trip.car, locale, "full");
  if (waitsForCar(order, trip) && order.confirmation !== null)
    return `${title}: ${say(locale, "notifications.tripToConfirm")}`;
  if (trip.cancelFee === null) return title;
  return `${title}: ${say(locale, "notifications.tripCancelled")}`;
}
