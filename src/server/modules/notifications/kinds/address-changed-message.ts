import { shortEmail } from "#domain/booking/email.ts";
import { contactWords } from "#server/modules/notifications/message/contact-words.ts";
import type { Message, Writing } from "#server/modules/notifications/message/message.ts";
import type { ToldOrder } from "#server/modules/notifications/message/told-order.ts";
import { say } from "#server/say.ts";

/**
 * Writes to the address that an order had before: where its mail goes now. Who reads it may be a stranger by now, so nothing
 * is said of the order but its number.
 */
export function addressChangedMessage({ order, seller }: ToldOrder, { locale }: Writing): Message {
  const number = order.orderId;
  return {
    locale,
    title: say(locale, "notifications.address-changed.subject", { number }),
    greeting: say(locale, "notifications.hello"),
    heading: say(locale, "notifications.address-changed.heading"),
    lead: [
      say(locale, "notifications.address-changed.lead", { number, email: shortEmail(order.customer.email) }),
      contactWords(seller[locale], "notifications.address-changed.not", locale),
    ]
      .filter(Boolean)
      .join(" "),
    number: say(locale, "orders.number", { number }),
    trips: [],
    lines: [],
    total: undefined,
    link: undefined,
    button: "",
    urgent: false,
    footer: [say(locale, "notifications.address-changed.reason", { number })],
  };
}
