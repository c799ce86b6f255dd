import { isAgreed } from "#domain/orders/confirmation.ts";
import { isPaidToDriver } from "#domain/orders/pay-by.ts";
import { reminderOccasion, remindedPickups } from "#domain/orders/ride-reminder.ts";
import { inOneLine } from "#server/modules/notifications/message/car-words.ts";
import { contactWords } from "#server/modules/notifications/message/contact-words.ts";
import type { Message, Sending } from "#server/modules/notifications/message/message.ts";
import { orderMessage } from "#server/modules/notifications/message/order-message.ts";
import type { ToldOrder } from "#server/modules/notifications/message/told-order.ts";
import type { KindWords, WordFacts } from "#server/modules/notifications/message/word-facts.ts";
import { say } from "#server/say.ts";

/**
 * Reminds of the rides of an order that start at one moment; undefined once there is none any more, or it is too late. Only the
 * order's own address gets its key: whoever else rides may not change it.
 */
export function rideReminderMessage(told: ToldOrder, sending: Sending): Message | undefined {
  const { order, now, seller } = told;
  const { locale, recipient, occasion } = sending;
  const mayRide = isAgreed({ payBy: order.payBy, paid: order.isPaid });
  const trips = order.trips.filter(
    ({ state, pickup: { at } }) =>
      state === "confirmed" && reminderOccasion(at) === occasion && at > remindedPickups(now).from,
  );
  if (trips.length === 0 || !mayRide) return undefined;
  const written = orderMessage(reminderWords)({ ...told, order: { ...order, trips } }, sending);
  const isOwn = recipient.toLowerCase() === order.customer.email.toLowerCase();
  const contact = contactWords(seller[locale], "notifications.ride-reminder.contact", locale);
  return {
    ...written,
    lead: inOneLine(written.lead, contact),
    lines: [],
    total: isPaidToDriver(order.payBy) && !order.isPaid ? written.total : undefined,
    ...(!isOwn && {
      greeting: say(locale, "notifications.hello"),
      link: undefined,
      footer: [say(locale, "notifications.reason", { number: order.orderId })],
    }),
  };
}

function reminderWords({ locale, number, ride }: WordFacts): KindWords {
  return {
    title: say(locale, "notifications.ride-reminder.subject", { number, ride }),
    heading: say(locale, "notifications.ride-reminder.heading"),
    lead: say(locale, "notifications.ride-reminder.lead"),
    button: say(locale, "notifications.orderLink"),
    urgent: false,
  };
}
