import { orderCancelledMessage } from "#server/modules/notifications/kinds/order-cancelled-message.ts";
import type { KindWords, WordFacts } from "#server/modules/notifications/message/word-facts.ts";
import { say } from "#server/say.ts";

/** Words of the message that brings the link of an order once more, with the order as it is now. */
export function orderLinkMessage(facts: WordFacts): KindWords {
  const { locale, number, ride, due, isCancelled } = facts;
  const title = say(locale, "notifications.order-link.subject", { number, ride });
  const heading = say(locale, "notifications.order-link.heading");
  if (isCancelled) return { ...orderCancelledMessage(facts), title, heading };
  return {
    title,
    heading,
    lead: say(locale, "notifications.order-link.lead"),
    button: say(locale, due ? "notifications.payLink" : "notifications.orderLink"),
    urgent: false,
  };
}
