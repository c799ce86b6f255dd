import { orderPaidLead } from "#server/modules/notifications/kinds/order-paid-message.ts";
import { carWords, inOneLine } from "#server/modules/notifications/message/car-words.ts";
import type { KindWords, WordFacts } from "#server/modules/notifications/message/word-facts.ts";
import { say } from "#server/say.ts";

/** Words of the message about an order that was placed to be paid by card, and is paid to the driver now. */
export function cashAgreedMessage(facts: WordFacts): KindWords {
  const { locale, number, ride, amount, paid } = facts;
  const lead = inOneLine(say(locale, "notifications.cash-agreed.lead", { amount }), carWords(facts));
  return {
    title: say(locale, "notifications.cash-agreed.subject", { number, ride }),
    heading: say(locale, "notifications.cash-agreed.heading"),
    lead: paid ? orderPaidLead(facts) : lead,
    button: say(locale, "notifications.orderLink"),
    urgent: false,
  };
}
