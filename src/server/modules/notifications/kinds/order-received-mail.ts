import { orderPaidMail } from "#server/modules/notifications/kinds/order-paid-mail.ts";
import type { KindWords, MailFacts } from "#server/modules/notifications/message/letter.ts";
import { say } from "#server/say.ts";

/** Words of the letter that answers a placed order; an order that waits for its payment says so, and where to pay. */
export function orderReceivedMail(facts: MailFacts): KindWords {
  const { locale, number, moment, due } = facts;
  const which = due ? "due" : "placed";
  return {
    subject: say(locale, `notifications.order-received.subject.${which}`, { number, moment }),
    heading: say(locale, `notifications.order-received.heading.${which}`),
    lead: lead(facts),
    button: say(locale, due ? "notifications.payLink" : "notifications.orderLink"),
    urgent: due,
  };
}

function lead(facts: MailFacts): string {
  const { locale, amount, due, paid, isFlexible } = facts;
  if (due) return say(locale, `notifications.order-received.lead.${isFlexible ? "flexible" : "due"}`);
  return paid ? orderPaidMail(facts).lead : say(locale, "notifications.order-received.lead.cash", { amount });
}
