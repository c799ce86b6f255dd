import type { KindWords, MailFacts } from "#server/modules/notifications/letter.ts";
import { say } from "#server/words.ts";

/** Words of the letter that answers a placed order; an order that waits for its payment says so, and where to pay. */
export function orderReceivedMail({ locale, number, moment, amount, due, paid }: MailFacts): KindWords {
  const which = due ? "due" : "placed";
  const lead = due
    ? say(locale, "notifications.order-received.lead.due")
    : say(locale, paid ? "notifications.order-paid.lead" : "notifications.order-received.lead.cash", { amount });
  return {
    subject: say(locale, `notifications.order-received.subject.${which}`, { number, moment }),
    heading: say(locale, `notifications.order-received.heading.${which}`),
    lead,
    button: say(locale, due ? "notifications.payLink" : "notifications.orderLink"),
    urgent: due,
  };
}
