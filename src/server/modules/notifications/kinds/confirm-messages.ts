import { orderPaidLead } from "#server/modules/notifications/kinds/order-paid-message.ts";
import { refundWayWords } from "#server/modules/notifications/kinds/refund-messages.ts";
import { inOneLine } from "#server/modules/notifications/message/car-words.ts";
import type { KindWords, WordFacts } from "#server/modules/notifications/message/word-facts.ts";
import { say } from "#server/say.ts";

/** Words of the message that a person has confirmed the car, or the first of several. */
export function orderConfirmedMessage(facts: WordFacts): KindWords {
  const { locale, number, ride, confirmBy } = facts;
  return {
    title: say(locale, "notifications.order-confirmed.subject", { number, ride }),
    heading: say(locale, `notifications.order-confirmed.heading.${confirmBy === undefined ? "all" : "part"}`),
    lead: orderPaidLead(facts),
    button: say(locale, "notifications.orderLink"),
    urgent: false,
  };
}

/** Words of the message that we have no car: nothing is due, and what was paid goes back. */
export function orderRefusedMessage(facts: WordFacts): KindWords {
  const { locale, number, ride, refund, hasCertificate, isCancelled, isUnanswered } = facts;
  const which = isCancelled ? "all" : "part";
  return {
    title: say(locale, "notifications.order-refused.subject", { number, ride }),
    heading: say(locale, `notifications.order-refused.heading.${which}`),
    lead: inOneLine(
      say(locale, `notifications.order-refused.lead.${isUnanswered ? "unanswered" : which}`),
      refund === undefined ? "" : say(locale, "notifications.order-refused.refund", { refund }),
      refund === undefined ? "" : refundWayWords(facts, "traveller"),
      hasCertificate && isCancelled ? say(locale, "notifications.order-lapsed.certificate") : "",
    ),
    button: say(locale, "notifications.orderLink"),
    urgent: false,
  };
}

/** Words of the operator's message about an order that a person has to confirm: until when, and how. */
export function orderToConfirmMessage(facts: WordFacts): KindWords {
  const { locale, number, ride, confirmBy } = facts;
  return {
    title: say(locale, "notifications.order-to-confirm.subject", { number, ride }),
    heading:
      confirmBy === undefined
        ? say(locale, "notifications.order-to-confirm.heading.done")
        : say(locale, "notifications.order-to-confirm.heading", { until: confirmBy.short }),
    lead:
      confirmBy === undefined
        ? doneWords(facts)
        : inOneLine(say(locale, "notifications.order-to-confirm.lead"), howWords(facts)),
    button: "",
    urgent: false,
  };
}

/** Words of the one reminder to the operator, when the promised time has passed. */
export function confirmReminderMessage(facts: WordFacts): KindWords {
  const { locale, number, ride, confirmBy } = facts;
  const until = confirmBy?.full ?? "";
  return {
    title: say(locale, "notifications.confirm-reminder.subject", { number, ride }),
    heading: say(locale, `notifications.confirm-reminder.heading`),
    lead:
      confirmBy === undefined
        ? doneWords(facts)
        : inOneLine(say(locale, "notifications.confirm-reminder.lead", { until }), howWords(facts)),
    button: "",
    urgent: false,
  };
}

/** Words of the operator's message that a pick-up has come and nobody has answered: what to do, and what happens otherwise. */
export function orderUnansweredMessage(facts: WordFacts): KindWords {
  const { locale, number, ride, confirmBy } = facts;
  return {
    title: say(locale, "notifications.order-unanswered.subject", { number, ride }),
    heading: say(locale, "notifications.order-unanswered.heading"),
    lead:
      confirmBy === undefined
        ? doneWords(facts)
        : inOneLine(howWords(facts), say(locale, "notifications.order-unanswered.lead")),
    button: "",
    urgent: false,
  };
}

/** Words of the letter to whoever is on duty that nobody has opened an order. */
export function orderUnopenedMessage({ locale, number, ride }: WordFacts): KindWords {
  return {
    title: say(locale, "notifications.order-unopened.subject", { number, ride }),
    heading: say(locale, "notifications.order-unopened.heading"),
    lead: say(locale, "notifications.order-unopened.lead"),
    button: "",
    urgent: false,
  };
}

/** Words of the message that nobody drives a ride whose pick-up is near. */
export function orderDriverlessMessage({ locale, number, ride }: WordFacts): KindWords {
  return {
    title: say(locale, "notifications.order-driverless.subject", { number, ride }),
    heading: say(locale, "notifications.order-driverless.heading"),
    lead: say(locale, "notifications.order-driverless.lead"),
    button: "",
    urgent: true,
  };
}

/** Somebody was faster than the message. */
function doneWords({ locale }: WordFacts): string {
  return say(locale, "notifications.confirmDone");
}

function howWords({ locale, number }: WordFacts): string {
  return say(locale, "notifications.confirmHow", {
    confirm: `npm run confirm -- confirm ${number} --by LOG-IN`,
    refuse: `npm run confirm -- refuse ${number} --by LOG-IN --reason TEXT`,
  });
}
