import { orderCancelledMail } from "#server/modules/notifications/kinds/order-cancelled-mail.ts";
import type { KindWords, MailFacts } from "#server/modules/notifications/message/letter.ts";
import { say } from "#server/say.ts";

/** Words of the voucher: what is ordered, as it stands now. */
export function voucherMail(facts: MailFacts): KindWords {
  const { locale, number, moment, amount, due, paid, isFlexible, isCancelled } = facts;
  if (isCancelled) return orderCancelledMail(facts);
  const which = due ? "due" : !paid ? "cash" : isFlexible ? "flexible" : "paid";
  return {
    subject: say(locale, "notifications.voucher.subject", { number, moment }),
    heading: say(locale, "notifications.voucher.heading"),
    lead: say(locale, `notifications.voucher.lead.${which}`, { amount }),
    button: say(locale, due ? "notifications.payLink" : "notifications.orderLink"),
    urgent: due,
  };
}
