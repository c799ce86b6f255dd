import { orderPaidMessage } from "#server/modules/notifications/kinds/order-paid-message.ts";
import type { KindWords, WordFacts } from "#server/modules/notifications/message/order-message.ts";
import { say } from "#server/say.ts";

/** Words of the message that confirms a new order; an unpaid order says so, with a link to pay. */
export function orderReceivedMessage(facts: WordFacts): KindWords {
  const { locale, number, ride, due } = facts;
  const which = due ? "due" : "placed";
  return {
    title: say(locale, `notifications.order-received.subject.${which}`, { number, ride }),
    heading: say(locale, `notifications.order-received.heading.${which}`),
    lead: lead(facts),
    button: say(locale, due ? "notifications.payLink" : "notifications.orderLink"),
    urgent: due,
  };
}

function lead(facts: WordFacts): string {
  const { locale, amount, due, paid, isFlexible, payUntil: until } = facts;
  if (due) {
    const end = until === undefined ? "" : `${say(locale, "notifications.payUntil", { until })} `;
    return end + say(locale, `notifications.order-received.lead.${isFlexible ? "flexible" : "due"}`);
  }
  return paid ? orderPaidMessage(facts).lead : say(locale, "notifications.order-received.lead.cash", { amount });
}
