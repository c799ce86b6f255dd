import { orderCancelledMessage } from "#server/modules/notifications/kinds/order-cancelled-message.ts";
import { inOneLine, waitingWords } from "#server/modules/notifications/message/car-words.ts";
import type { KindWords, WordFacts } from "#server/modules/notifications/message/word-facts.ts";
import { say } from "#server/say.ts";

/** Words of the voucher, with the order as it is now. */
export function voucherMessage(facts: WordFacts): KindWords {
  const { locale, number, ride, amount, due, paid, isFlexible, isCancelled } = facts;
  if (isCancelled) return orderCancelledMessage(facts);
  const which = due ? "due" : !paid ? "cash" : isFlexible ? "flexible" : "paid";
  return {
    title: say(locale, "notifications.voucher.subject", { number, ride }),
    heading: say(locale, "notifications.voucher.heading"),
    lead: inOneLine(say(locale, `notifications.voucher.lead.${which}`, { amount }), waitingWords(facts)),
    button: say(locale, due ? "notifications.payLink" : "notifications.orderLink"),
    urgent: due,
  };
}
