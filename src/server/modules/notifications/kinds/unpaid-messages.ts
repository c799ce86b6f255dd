import { orderReceivedMessage } from "#server/modules/notifications/kinds/order-received-message.ts";
import type { KindWords, WordFacts } from "#server/modules/notifications/message/word-facts.ts";
import { say } from "#server/say.ts";

/** Words of the last message before an order lapses; one that was paid meanwhile is told as it is. */
export function payReminderMessage(facts: WordFacts): KindWords {
  const { locale, number, ride, payUntil } = facts;
  if (payUntil === undefined) return orderReceivedMessage(facts);
  return {
    title: say(locale, "notifications.pay-reminder.subject", { number, ride }),
    heading: say(locale, "notifications.pay-reminder.heading"),
    lead: say(locale, "notifications.pay-reminder.lead", { until: payUntil }),
    button: say(locale, "notifications.payLink"),
    urgent: true,
  };
}

/** Words of the message that the rest of a dearer order has not come; one that was paid meanwhile is told as it is. */
export function restDueMessage(facts: WordFacts): KindWords {
  const { locale, number, ride, due, amount } = facts;
  if (!due) return orderReceivedMessage(facts);
  return {
    title: say(locale, "notifications.rest-due.subject", { number, ride }),
    heading: say(locale, "notifications.rest-due.heading", { amount }),
    lead: say(locale, "notifications.rest-due.lead"),
    button: say(locale, "notifications.payLink"),
    urgent: true,
  };
}

/** Words of the operator's message about the same: nothing is cancelled, so somebody has to decide. */
export function restDueOperatorMessage({ locale, number, ride, paid, amount }: WordFacts): KindWords {
  return {
    title: say(locale, "notifications.rest-due-operator.subject", { number, ride }),
    heading: say(locale, `notifications.rest-due-operator.heading.${paid ? "done" : "due"}`, { amount }),
    lead: paid
      ? say(locale, "notifications.rest-due-operator.done")
      : say(locale, "notifications.rest-due-operator.lead", { command: `npm run refunds -- collected ${number}` }),
    button: "",
    urgent: false,
  };
}

/** Words of the message about an order that lapsed; its page offers the same trip again. */
export function orderLapsedMessage({ locale, number, ride, hasCertificate }: WordFacts): KindWords {
  return {
    title: say(locale, "notifications.order-lapsed.subject", { number, ride }),
    heading: say(locale, "notifications.order-lapsed.heading"),
    lead: [
      say(locale, "notifications.order-lapsed.lead"),
      hasCertificate ? say(locale, "notifications.order-lapsed.certificate") : "",
      say(locale, "notifications.order-lapsed.again"),
    ]
      .filter(Boolean)
      .join(" "),
    button: say(locale, "notifications.againLink"),
    urgent: false,
  };
}
