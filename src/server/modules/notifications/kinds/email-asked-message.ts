import { shortEmail } from "#domain/booking/email.ts";
import { contactWords } from "#server/modules/notifications/message/contact-words.ts";
import type { Message, Writing } from "#server/modules/notifications/message/message.ts";
import type { ToldOrder } from "#server/modules/notifications/message/told-order.ts";
import { say } from "#server/say.ts";

/** Asks the address that an order has whether another one may take its place; nothing where that was decided since. */
export function emailAskedMessage(
  { order, seller, page, key, newEmail }: ToldOrder,
  { locale }: Writing,
): Message | undefined {
  if (newEmail === undefined) return undefined;
  const number = order.orderId;
  return {
    locale,
    title: say(locale, "notifications.email-asked.subject", { number }),
    greeting: say(locale, "notifications.hello"),
    heading: say(locale, "notifications.email-asked.heading"),
    lead: [
      say(locale, "notifications.email-asked.lead", { number, email: shortEmail(newEmail.address) }),
      contactWords(seller[locale], "notifications.email-asked.not", locale),
    ]
      .filter(Boolean)
      .join(" "),
    number: say(locale, "orders.number", { number }),
    trips: [],
    lines: [],
    total: undefined,
    link: `${page}?lang=${locale}#key=${key}&email=${newEmail.token}`,
    button: say(locale, "notifications.email-asked.button"),
    urgent: false,
    footer: [say(locale, "notifications.linkNote"), say(locale, "notifications.reason", { number })],
  };
}
