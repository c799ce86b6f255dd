import { isCurrency } from "#domain/values/money.ts";
import { messageRow } from "#server/modules/notifications/message/message-row.ts";
import type { Message, Writing } from "#server/modules/notifications/message/message.ts";
import { moneyWords } from "#server/modules/notifications/message/money-words.ts";
import type { StoredSetAside } from "#server/modules/payments/index.ts";
import { say } from "#server/say.ts";

/** Writes to the operator about money that a person has to decide about: what it is, why, and what to do. */
export function setAsideMessage(money: StoredSetAside, { locale }: Writing): Message {
  const { set_aside_id: number, order_id: orderId, acquirer, acquirer_ref: ref, amount, currency, reason } = money;
  const sum = isCurrency(currency) ? moneyWords({ amount, currency }, locale) : `${amount} ${currency}`;
  const rows = [
    messageRow("notifications.setAside.sum", sum, locale),
    messageRow("notifications.setAside.reason", say(locale, `notifications.setAside.reason.${reason}`), locale),
    ...(orderId === null ? [] : [messageRow("notifications.setAside.order", String(orderId), locale)]),
    messageRow("notifications.setAside.reference", `${acquirer} ${ref}`, locale),
  ];
  return {
    locale,
    title: say(locale, "notifications.money-set-aside.subject", { number }),
    greeting: say(locale, "notifications.hello"),
    heading: say(locale, "notifications.money-set-aside.heading"),
    lead: say(locale, "notifications.money-set-aside.lead", { command: "npm run refunds" }),
    number: say(locale, "notifications.setAside.number", { number }),
    trips: [{ title: "", sign: undefined, meeting: "", way: [], rows }],
    lines: [],
    total: undefined,
    link: undefined,
    button: "",
    urgent: false,
    footer: [],
  };
}
