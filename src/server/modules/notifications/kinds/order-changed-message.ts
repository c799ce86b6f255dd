import { collectWords } from "#server/modules/notifications/kinds/order-new-operator-message.ts";
import { inOneLine, waitingWords } from "#server/modules/notifications/message/car-words.ts";
import type { KindWords, WordFacts } from "#server/modules/notifications/message/word-facts.ts";
import { say } from "#server/say.ts";

/** Words of the message that confirms a change. */
export function orderChangedMessage(facts: WordFacts): KindWords {
  const { locale, number, ride, amount, due } = facts;
  return {
    title: say(locale, "notifications.order-changed.subject", { number, ride }),
    heading: say(locale, "notifications.order-changed.heading"),
    lead: inOneLine(
      say(locale, `notifications.order-changed.lead.${due ? "due" : "done"}`, { amount }),
      facts.cashBack === undefined ? "" : say(locale, "notifications.back.changed", { cash: facts.cashBack }),
      waitingWords(facts),
    ),
    button: say(locale, due ? "notifications.payLink" : "notifications.orderLink"),
    urgent: due,
  };
}

/** Words of the operator's message about a change. */
export function orderChangedOperatorMessage(facts: WordFacts): KindWords {
  const { locale, number, ride } = facts;
  return {
    title: say(locale, "notifications.order-changed-operator.subject", { number, ride }),
    heading: say(locale, "notifications.order-changed-operator.heading"),
    lead: inOneLine(say(locale, "notifications.order-changed-operator.lead"), collectWords(facts)),
    button: "",
    urgent: false,
  };
}
