import type { KindWords, MailFacts } from "#server/modules/notifications/message/letter.ts";
import { say } from "#server/say.ts";

/** Words of the letter that confirms a cancellation: what it costs, and what goes back. */
export function orderCancelledMail(facts: MailFacts): KindWords {
  const { locale, number } = facts;
  return {
    subject: say(locale, "notifications.order-cancelled.subject", { number }),
    heading: say(locale, "notifications.order-cancelled.heading"),
    lead: [feeWords(facts), refundWords(facts)].filter(Boolean).join(" "),
    button: say(locale, "notifications.orderLink"),
    urgent: false,
  };
}

/** Words of the operator's copy. */
export function orderCancelledOperatorMail(facts: MailFacts): KindWords {
  const { locale, number, moment } = facts;
  return {
    subject: say(locale, "notifications.order-cancelled-operator.subject", { number, moment }),
    heading: say(locale, "notifications.order-cancelled-operator.heading"),
    lead: [say(locale, "notifications.order-cancelled-operator.lead"), feeWords(facts), refundWords(facts)]
      .filter(Boolean)
      .join(" "),
    button: "",
    urgent: false,
  };
}

function feeWords({ locale, fee }: MailFacts): string {
  return fee === undefined
    ? say(locale, "notifications.order-cancelled.lead.free")
    : say(locale, "notifications.order-cancelled.lead.fee", { fee });
}

function refundWords({ locale, refund }: MailFacts): string {
  return refund === undefined ? "" : say(locale, "notifications.order-cancelled.lead.refund", { refund });
}
