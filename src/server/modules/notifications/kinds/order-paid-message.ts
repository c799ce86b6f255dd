import type { KindWords, WordFacts } from "#server/modules/notifications/message/order-message.ts";
import { say } from "#server/say.ts";

/** Words of the message that confirms a payment. */
export function orderPaidMessage({ locale, number, ride, isFlexible }: WordFacts): KindWords {
  return {
    title: say(locale, "notifications.order-paid.subject", { number, ride }),
    heading: say(locale, "notifications.order-paid.heading"),
    lead: say(locale, isFlexible ? "notifications.order-paid.lead.flexible" : "notifications.order-paid.lead"),
    button: say(locale, "notifications.orderLink"),
    urgent: false,
  };
}
