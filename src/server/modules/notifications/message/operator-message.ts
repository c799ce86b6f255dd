import type { Consent } from "#domain/booking/consents.ts";
import { isEmail } from "#domain/booking/email.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { messagesFor, type MessageKey } from "#i18n/messages.ts";
import { changeRows } from "#server/modules/notifications/message/change-rows.ts";
import type { Message, MessageTrip, Writing } from "#server/modules/notifications/message/message.ts";
import { operatorOrderRows, operatorTripRows } from "#server/modules/notifications/message/operator-rows.ts";
import { tripTitle } from "#server/modules/notifications/message/order-message.ts";
import { pricePart } from "#server/modules/notifications/message/price-part.ts";
import type { ToldOrder } from "#server/modules/notifications/message/told-order.ts";
import { tripWay } from "#server/modules/notifications/message/trip-part.ts";
import { withoutLinks } from "#server/modules/notifications/message/without-links.ts";
import { ownWords, type KindWords, type WordFacts } from "#server/modules/notifications/message/word-facts.ts";
import { yachtPart } from "#server/modules/notifications/requests/yacht-part.ts";
import type { OrderFacts, TripFacts } from "#server/modules/orders/index.ts";
import { say } from "#server/say.ts";

/** Tells the operator what an order was agreed to with, or that its client did not say. */
function consentWords(consents: readonly Consent[] | null, locale: Locale): string {
  if (consents === null || consents.length === 0) return say(locale, "orders.agreedNone");
  const documents = consents.map(({ document, version, lang }) =>
    say(locale, "orders.documentVersion", {
      document: nameOf(document, locale),
      version: withoutLinks(version),
      lang: withoutLinks(lang),
    }),
  );
  return say(locale, "orders.agreed", { documents: documents.join(", ") });
}

/** A document that another client names is shown under that name. */
function nameOf(document: string, locale: Locale): string {
  return messagesFor(locale)[`orders.document.${document}` as MessageKey] ?? withoutLinks(document);
}

/**
 * Writes messages about an order to the operator: who rides, what they asked for and what is to be collected, and nothing that
 * is said to a traveller. They do not contain the key of the order; a reply goes to the traveller.
 */
export function operatorMessage(words: (facts: WordFacts) => KindWords) {
  return (told: ToldOrder, writing: Writing): Message => {
    const { order, now } = told;
    const { locale } = writing;
    const { email } = order.customer;
    return {
      ...ownWords(words, told, locale),
      locale,
      ...changeRows(told, writing),
      greeting: say(locale, "notifications.hello"),
      number: say(locale, "orders.number", { number: order.orderId }),
      trips: [
        ...(order.yacht === undefined ? [] : [operatorYacht(order.yacht, order, locale)]),
        ...order.trips.map((trip) => operatorTrip(trip, tripTitle(order, trip, locale), now, locale)),
        {
          title: say(locale, "notifications.aboutOrder"),
          sign: undefined,
          meeting: "",
          way: [],
          rows: operatorOrderRows(order, locale),
        },
      ],
      ...pricePart(told, writing),
      link: undefined,
      footer: [consentWords(order.consents, locale)],
      ...(isEmail(email) && { answerTo: email }),
    };
  };
}

function operatorYacht(
  yacht: NonNullable<OrderFacts["yacht"]>,
  { customer, cost }: OrderFacts,
  locale: Locale,
): MessageTrip {
  const part = yachtPart(yacht, cost.currency, locale, withoutLinks);
  const [wish = "", ...more] = yacht.wish.split("\n").map(withoutLinks);
  const typed = [
    { label: say(locale, "notifications.passengers"), value: withoutLinks(customer.name), notes: [] },
    { label: say(locale, "notifications.comment"), value: wish, notes: more },
  ];
  return { ...part, rows: [...typed.filter(({ value }) => value !== ""), ...part.rows] };
}

function operatorTrip(trip: TripFacts, title: string, now: number, locale: Locale): MessageTrip {
  return {
    title,
    sign: undefined,
    meeting: "",
    way: tripWay(trip, toLocalTime(now, trip.pickup.zone), locale, withoutLinks),
    rows: operatorTripRows(trip, locale),
  };
}
