import { orderPaidLead, orderPaidMessage } from "#server/modules/notifications/kinds/order-paid-message.ts";
import { inOneLine } from "#server/modules/notifications/message/car-words.ts";
import type { KindWords, WordFacts } from "#server/modules/notifications/message/word-facts.ts";
import { say } from "#server/say.ts";

/** Words of the message about a new order; an unpaid order says so, with a link to pay. */
export function orderReceivedMessage(facts: WordFacts): KindWords {
  const { locale, number, ride, due } = facts;
  const which = due ? "due" : "placed";
  return {
    title: say(locale, `notifications.order-received.subject.${which}`, { number, ride }),
    heading: due ? dueHeading(facts) : heading(facts),
    lead: due ? dueLead(facts) : orderPaidLead(facts),
    button: say(locale, due ? "notifications.payLink" : "notifications.orderLink"),
    urgent: due,
  };
}

function dueHeading({ locale, isByPerson }: WordFacts): string {
  return say(locale, `notifications.order-received.heading.${isByPerson ? "ask" : "due"}`);
}

function dueLead({ locale, isFlexible, isByPerson, payUntil: until }: WordFacts): string {
  return inOneLine(
    until === undefined ? "" : say(locale, "notifications.payUntil", { until }),
    say(locale, `notifications.order-received.lead.${isByPerson ? "ask" : "due"}`),
    isFlexible ? "" : say(locale, "notifications.order-received.lead.price"),
  );
}

function heading(facts: WordFacts): string {
  const { locale, paid, isFree, confirmBy, isConfirmLate, isByPerson } = facts;
  if (paid && !isFree) return orderPaidMessage(facts).heading;
  if (confirmBy !== undefined && !isConfirmLate)
    return say(locale, "notifications.order-received.heading.by", { until: confirmBy.short });
  return say(locale, `notifications.order-received.heading.${isByPerson ? "placed" : "confirmed"}`);
}
