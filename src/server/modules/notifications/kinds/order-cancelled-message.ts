import { refundWayWords } from "#server/modules/notifications/kinds/refund-messages.ts";
import { inOneLine } from "#server/modules/notifications/message/car-words.ts";
import type { Recipient } from "#server/modules/notifications/message/message.ts";
import type { KindWords, WordFacts } from "#server/modules/notifications/message/word-facts.ts";
import { say } from "#server/say.ts";

/** Words of the message that confirms a cancellation: what of the order still goes, the fee and the refund. */
export function orderCancelledMessage(facts: WordFacts, to: Recipient = "traveller"): KindWords {
  const { locale, number, cancelledPart: trips } = facts;
  const which = trips === undefined ? "all" : "part";
  const part = trips === undefined ? "" : say(locale, "notifications.order-cancelled.lead.part", { trips });
  return {
    title: say(locale, `notifications.order-cancelled.subject.${which}`, { number }),
    heading: say(locale, `notifications.order-cancelled.heading.${which}`),
    lead: [part, feeWords(facts), refundWords(facts, to), certificateWords(facts)].filter(Boolean).join(" "),
    button: say(locale, "notifications.orderLink"),
    urgent: false,
  };
}

/** Words of the operator's message about a cancellation. */
export function orderCancelledOperatorMessage(facts: WordFacts): KindWords {
  const { locale, number, cancelledRide: ride } = facts;
  return {
    title: say(locale, "notifications.order-cancelled-operator.subject", { number, ride }),
    heading: say(locale, "notifications.order-cancelled-operator.heading"),
    lead: [say(locale, "notifications.order-cancelled-operator.lead"), feeWords(facts), refundWords(facts, "operator")]
      .filter(Boolean)
      .join(" "),
    button: "",
    urgent: false,
  };
}

function feeWords({ locale, fee }: WordFacts): string {
  return fee === undefined
    ? say(locale, "notifications.order-cancelled.lead.free")
    : say(locale, "notifications.order-cancelled.lead.fee", { fee });
}

/** Of several trips some may have been cancelled before, and their refunds told. */
function refundWords(facts: WordFacts, to: Recipient): string {
  const { locale, refund, cancelledTrips } = facts;
  if (refund === undefined) return "";
  const which = cancelledTrips > 1 ? "refundTotal" : "refund";
  return inOneLine(say(locale, `notifications.order-cancelled.lead.${which}`, { refund }), refundWayWords(facts, to));
}

function certificateWords({ locale, certificates: codes }: WordFacts): string {
  return codes === undefined ? "" : say(locale, "notifications.order-cancelled.lead.certificate", { codes });
}
