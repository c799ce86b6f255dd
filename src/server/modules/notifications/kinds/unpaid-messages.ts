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
