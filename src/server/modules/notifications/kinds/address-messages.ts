import { shortEmail } from "#domain/booking/email.ts";
import { contactWords } from "#server/modules/notifications/message/contact-words.ts";
import type { Message, Writing } from "#server/modules/notifications/message/message.ts";
import type { ToldOrder } from "#server/modules/notifications/message/told-order.ts";
import { say } from "#server/say.ts";

/** Asks the address that an order has whether another one may take its place; nothing where that was decided since. */
export function emailAskedMessage(told: ToldOrder, { locale }: Writing): Message | undefined {
  const { order, page, key, newEmail } = told;
  if (newEmail === undefined) return undefined;
  return {
    ...bareMessage(told, { locale, kind: "email-asked", email: newEmail.address }),
    link: `${page}?lang=${locale}#key=${key}&email=${newEmail.token}`,
    button: say(locale, "notifications.email-asked.button"),
    footer: [say(locale, "notifications.linkNote"), say(locale, "notifications.reason", { number: order.orderId })],
  };
}

/** Writes to the address that an order had before: where its mail goes now. */
export function addressChangedMessage(told: ToldOrder, { locale }: Writing): Message {
  const { orderId: number, customer } = told.order;
  return {
    ...bareMessage(told, { locale, kind: "address-changed", email: customer.email }),
    footer: [say(locale, "notifications.address-changed.reason", { number })],
  };
}

type Bare = Pick<Writing, "locale"> & {
  readonly kind: "email-asked" | "address-changed";
  /** The other address. */
  readonly email: string;
};

/** Who reads it may be a stranger by now, so nothing is said of the order but its number. */
function bareMessage({ order, seller }: ToldOrder, { locale, kind, email }: Bare): Message {
  const number = order.orderId;
  return {
    locale,
    title: say(locale, `notifications.${kind}.subject`, { number }),
    greeting: say(locale, "notifications.hello"),
    heading: say(locale, `notifications.${kind}.heading`),
    lead: [
      say(locale, `notifications.${kind}.lead`, { number, email: shortEmail(email) }),
      contactWords(seller[locale], `notifications.${kind}.not`, locale),
    ]
      .filter(Boolean)
      .join(" "),
    number: say(locale, "orders.number", { number }),
    trips: [],
    lines: [],
    total: undefined,
    link: undefined,
    button: "",
    urgent: false,
    footer: [],
  };
}
