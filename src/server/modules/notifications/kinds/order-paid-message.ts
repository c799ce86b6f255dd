import { carWords, inOneLine } from "#server/modules/notifications/message/car-words.ts";
import type { KindWords, WordFacts } from "#server/modules/notifications/message/word-facts.ts";
import { say } from "#server/say.ts";

/** Words of the message that confirms a payment; the car is confirmed only where it is. */
export function orderPaidMessage(facts: WordFacts): KindWords {
  const { locale, number, ride, confirmBy, isConfirmLate, isByPerson } = facts;
  const which = confirmBy === undefined || isConfirmLate ? (isByPerson ? "paid" : "confirmed") : "by";
  return {
    title: say(locale, "notifications.order-paid.subject", { number, ride }),
    heading: say(locale, `notifications.order-paid.heading.${which}`, { until: confirmBy?.short ?? "" }),
    lead: orderPaidLead(facts),
    button: say(locale, "notifications.orderLink"),
    urgent: false,
  };
}

/** What is said first of an order with nothing to pay by card: what there is to pay, and how its car stands. */
export function orderPaidLead(facts: WordFacts): string {
  const { locale, amount, paid, isFree, isFlexible, hasCertificate } = facts;
  const how = isFlexible ? "flexible" : "paid";
  const which = isFree ? (hasCertificate ? "certificate" : "free") : paid ? how : "cash";
  return inOneLine(say(locale, `notifications.order-paid.lead.${which}`, { amount }), carWords(facts));
}
