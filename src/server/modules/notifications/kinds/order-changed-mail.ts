import type { KindWords, MailFacts } from "#server/modules/notifications/message/letter.ts";
import { say } from "#server/say.ts";

/** Words of the letter that confirms a change. */
export function orderChangedMail({ locale, number, moment, amount, due }: MailFacts): KindWords {
  return {
    subject: say(locale, "notifications.order-changed.subject", { number, moment }),
    heading: say(locale, "notifications.order-changed.heading"),
    lead: say(locale, `notifications.order-changed.lead.${due ? "due" : "done"}`, { amount }),
    button: say(locale, due ? "notifications.payLink" : "notifications.orderLink"),
    urgent: due,
  };
}

/** Words of the operator's copy. */
export function orderChangedOperatorMail({ locale, number, moment }: MailFacts): KindWords {
  return {
    subject: say(locale, "notifications.order-changed-operator.subject", { number, moment }),
    heading: say(locale, "notifications.order-changed-operator.heading"),
    lead: say(locale, "notifications.order-changed-operator.lead"),
    button: "",
    urgent: false,
  };
}
