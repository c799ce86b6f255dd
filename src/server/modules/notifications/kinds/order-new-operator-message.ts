import { inOneLine } from "#server/modules/notifications/message/car-words.ts";
import type { KindWords, WordFacts } from "#server/modules/notifications/message/word-facts.ts";
import { say } from "#server/say.ts";

/** Words of the operator's message about an order that is paid or whose cash is agreed: what is still to be collected. */
export function orderNewOperatorMessage(facts: WordFacts): KindWords {
  const { locale, number, ride } = facts;
  return {
    title: say(locale, "notifications.order-new-operator.subject", { number, ride }),
    heading: say(locale, "notifications.order-new-operator.heading"),
    lead: inOneLine(collectWords(facts), say(locale, "notifications.order-new-operator.lead")),
    button: "",
    urgent: false,
  };
}

/** What the driver is to take from the passenger, or that there is nothing to take, or not yet. */
export function collectWords({ locale, amount, paid, isFree, due, isCancelled }: WordFacts): string {
  if (isCancelled) return "";
  return say(locale, `notifications.collect.${isFree ? "free" : paid ? "paid" : due ? "due" : "cash"}`, { amount });
}
