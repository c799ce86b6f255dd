import type { WordFacts } from "#server/modules/notifications/message/word-facts.ts";
import { say } from "#server/say.ts";

/** What is said of the car of an order that is paid, or whose driver is to be paid: it is confirmed only where it is. */
export function carWords({ locale, confirmBy, isConfirmLate, isByPerson, paid }: WordFacts): string {
  if (confirmBy !== undefined) {
    const until = confirmBy.full;
    if (isConfirmLate) return say(locale, "notifications.confirmLate", { until });
    return `${say(locale, "notifications.confirmBy", { until })} ${say(locale, `notifications.noCar.${paid ? "paid" : "cash"}`)}`;
  }
  return isByPerson ? "" : say(locale, "notifications.order-confirmed.lead");
}

/** The same for messages that need not repeat that a car is confirmed. */
export function waitingWords(facts: WordFacts): string {
  return facts.confirmBy === undefined ? "" : carWords(facts);
}

/** Sentences of a lead, those that are empty left out. */
export function inOneLine(...sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(" ");
}
