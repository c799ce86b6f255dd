import type { KindWords, MailFacts } from "#server/modules/notifications/message/letter.ts";
import { say } from "#server/say.ts";

/** Words of the letter that confirms a payment. */
export function orderPaidMail({ locale, number, moment, isFlexible }: MailFacts): KindWords {
  return {
    subject: say(locale, "notifications.order-paid.subject", { number, moment }),
    heading: say(locale, "notifications.order-paid.heading"),
    lead: say(locale, isFlexible ? "notifications.order-paid.lead.flexible" : "notifications.order-paid.lead"),
    button: say(locale, "notifications.orderLink"),
    urgent: false,
  };
}
