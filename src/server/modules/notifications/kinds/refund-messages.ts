import type { Recipient } from "#server/modules/notifications/message/message.ts";
import type { KindWords, WordFacts } from "#server/modules/notifications/message/word-facts.ts";
import { say } from "#server/say.ts";

/** Words of the message about money that came too late, or once too often, and goes back. */
export function paymentLateMessage({ locale, number, isCancelled }: WordFacts): KindWords {
  return {
    title: say(locale, "notifications.payment-late.subject", { number }),
    heading: say(locale, "notifications.payment-late.heading"),
    lead: say(locale, `notifications.payment-late.lead.${isCancelled ? "late" : "twice"}`),
    button: say(locale, "notifications.orderLink"),
    urgent: false,
  };
}

/** Words of the message about money that has gone back. */
export function refundReturnedMessage({ locale, number, returned }: WordFacts): KindWords {
  return {
    title: say(locale, "notifications.refund-returned.subject", { number }),
    heading: say(locale, "notifications.refund-returned.heading"),
    lead: say(locale, `notifications.refund-returned.lead.${returned?.way ?? "mixed"}`, { sum: returned?.sum ?? "" }),
    button: say(locale, "notifications.orderLink"),
    urgent: false,
  };
}

/** Words of the operator's message about money that could not be given back, that its payer disputes, or whose receipt is missing. */
export const moneyTroubleMessage =
  (kind: "refund-failed" | "dispute-opened" | "dispute-decided" | "receipt-missing") =>
  ({ locale, number, ride, evidenceUntil: until }: WordFacts): KindWords => ({
    title: say(locale, `notifications.${kind}.subject`, { number, ride }),
    heading: say(locale, `notifications.${kind}.heading`),
    lead: [
      say(locale, `notifications.${kind}.lead`),
      ...(kind === "dispute-opened" && until !== undefined
        ? [say(locale, "notifications.dispute-opened.until", { until })]
        : []),
    ].join(" "),
    button: "",
    urgent: false,
  });

/** Where a refund goes, after the sentence that names its sum; nothing where all of it goes to cards. */
export function refundWayWords({ locale, back }: WordFacts, to: Recipient): string {
  if (back === undefined) return "";
  const { way, cards, cash } = back;
  return say(locale, `notifications.back.${to === "operator" ? "operator" : "traveller"}.${way}`, { cards, cash });
}
