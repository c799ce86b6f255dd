import { orderCancelledMessage } from "#server/modules/notifications/kinds/order-cancelled-message.ts";
import type { KindWords, WordFacts } from "#server/modules/notifications/message/word-facts.ts";
import { say } from "#server/say.ts";

type YachtKind =
  | "yacht-accepted"
  | "yacht-accepted-operator"
  | "yacht-paid"
  | "yacht-paid-operator"
  | "yacht-confirmed"
  | "yacht-rest-due"
  | "yacht-rest-late-operator"
  | "yacht-lapsed";

/** Words of the letter about a yacht that has just been taken: what to pay, and by when. */
export function yachtAcceptedMessage(facts: WordFacts): KindWords {
  // Somebody was faster than the letter.
  if (facts.yacht?.part !== "deposit" || facts.payUntil === undefined) return yachtPaidMessage(facts);
  return asking(words("yacht-accepted", facts), facts);
}

/** Words of the operator's letter about it. */
export function yachtAcceptedOperatorMessage(facts: WordFacts): KindWords {
  return words("yacht-accepted-operator", facts);
}

/** Words of the letter that a payment has come: the deposit, with what is left and by when, or all of it. */
export function yachtPaidMessage(facts: WordFacts): KindWords {
  return words("yacht-paid", facts, facts.yacht?.part === "rest" ? "deposit" : "all");
}

/** Words of the operator's letter about it. */
export function yachtPaidOperatorMessage(facts: WordFacts): KindWords {
  return words("yacht-paid-operator", facts, facts.yacht?.part === "rest" ? "deposit" : "all");
}

/** Words of the letter that the operator has confirmed a yacht. */
export function yachtConfirmedMessage(facts: WordFacts): KindWords {
  const isDue = facts.yacht !== undefined && facts.yacht.part !== "nothing";
  const said = words("yacht-confirmed", facts, isDue ? "due" : "all");
  return isDue ? asking(said, facts) : said;
}

/** Words of the letter that the rest is due soon; one that was paid meanwhile is told as it is. */
export function yachtRestDueMessage(facts: WordFacts): KindWords {
  if (facts.yacht?.part !== "rest") return yachtPaidMessage(facts);
  return asking(words("yacht-rest-due", facts), facts);
}

/** Words of the operator's letter that the rest has not come in time: a person decides what follows. */
export function yachtRestLateMessage(facts: WordFacts): KindWords {
  return words("yacht-rest-late-operator", facts);
}

/** Words of the letter that a yacht is held no more, because its deposit did not come. */
export function yachtLapsedMessage(facts: WordFacts): KindWords {
  return words("yacht-lapsed", facts);
}

/** Words of the letter that a yacht is cancelled: its fee, and what goes back of what was paid. */
export function yachtCancelledMessage(facts: WordFacts): KindWords {
  const { locale, number } = facts;
  return {
    ...orderCancelledMessage(facts),
    title: say(locale, "notifications.yacht-cancelled.subject", { number }),
    heading: say(locale, "notifications.yacht-cancelled.heading"),
  };
}

/** Words of the operator's letter about it. */
export function yachtCancelledOperatorMessage(facts: WordFacts): KindWords {
  const { locale, number, ride } = facts;
  return {
    ...orderCancelledMessage(facts, "operator"),
    title: say(locale, "notifications.yacht-cancelled-operator.subject", { number, ride }),
    heading: say(locale, "notifications.yacht-cancelled-operator.heading"),
    button: "",
  };
}

function words(kind: YachtKind, { locale, number, ride, yacht, payUntil }: WordFacts, which?: string): KindWords {
  const values = {
    number,
    ride,
    sum: yacht?.next ?? "",
    paid: yacht?.received ?? "",
    day: yacht?.restDay ?? "",
    until: payUntil ?? "",
  };
  const tail = which === undefined ? "" : `.${which}`;
  return {
    title: say(locale, `notifications.${kind}.subject` as "notifications.yacht-lapsed.subject", values),
    heading: say(locale, `notifications.${kind}.heading${tail}` as "notifications.yacht-lapsed.heading", values),
    lead: say(locale, `notifications.${kind}.lead${tail}` as "notifications.yacht-lapsed.lead", values),
    button: kind.endsWith("-operator") ? "" : say(locale, "notifications.orderLink"),
    urgent: false,
  };
}

/** A letter that asks for money leads to where it is paid. */
function asking(said: KindWords, { locale, due }: WordFacts): KindWords {
  return due ? { ...said, button: say(locale, "notifications.payLink"), urgent: true } : said;
}
