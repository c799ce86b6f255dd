import { inOneLine, waitingWords } from "#server/modules/notifications/message/car-words.ts";
import type { KindWords, WordFacts } from "#server/modules/notifications/message/order-message.ts";
import { say } from "#server/say.ts";

/** Words of the message that confirms a change. */
export function orderChangedMessage(facts: WordFacts): KindWords {
  const { locale, number, ride, amount, due } = facts;
  return {
    title: say(locale, "notifications.order-changed.subject", { number, ride }),
    heading: say(locale, "notifications.order-changed.heading"),
    lead: inOneLine(
      say(locale, `notifications.order-changed.lead.${due ? "due" : "done"}`, { amount }),
      waitingWords(facts),
    ),
    button: say(locale, due ? "notifications.payLink" : "notifications.orderLink"),
    urgent: due,
  };
}

/** Words of the operator's copy. */
export function orderChangedOperatorMessage({ locale, number, ride }: WordFacts): KindWords {
  return {
    title: say(locale, "notifications.order-changed-operator.subject", { number, ride }),
    heading: say(locale, "notifications.order-changed-operator.heading"),
    lead: say(locale, "notifications.order-changed-operator.lead"),
    button: "",
    urgent: false,
  };
}
