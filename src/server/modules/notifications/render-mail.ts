import type { OrderView } from "#contract/orders.ts";
import { MESSAGE_KINDS, type MessageKind } from "#domain/notifications/message-kind.ts";
import type { Locale } from "#domain/places/place.ts";
import { formatDayTime, formatMoney } from "#i18n/format.ts";
import { letterHtml } from "#server/modules/notifications/letter-html.ts";
import { letterText } from "#server/modules/notifications/letter-text.ts";
import { letterTrip } from "#server/modules/notifications/letter-trip.ts";
import type { KindWords, Letter, MailFacts } from "#server/modules/notifications/letter.ts";
import type { Mail } from "#server/modules/notifications/mailer.ts";
import type { StoredMessage } from "#server/modules/notifications/messages.repository.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { orderPaidMail } from "#server/modules/notifications/order-paid-mail.ts";
import { orderReceivedMail } from "#server/modules/notifications/order-received-mail.ts";
import { greetingName } from "#server/modules/notifications/plain-words.ts";
import { orderKey, presentOrderView, type StoredOrder } from "#server/modules/orders/index.ts";
import { say } from "#server/words.ts";

const KINDS: Readonly<Record<MessageKind, (facts: MailFacts) => KindWords>> = {
  "order-received": orderReceivedMail,
  "order-paid": orderPaidMail,
};

/** How the two rides of one order are told apart in its price. */
const RIDES = ["notifications.rideThere", "notifications.rideBack"] as const;

/** Writes the letter of a message about an order as it stands now, in the order's language. */
export async function renderMail(
  notifications: Notifications,
  message: StoredMessage,
  order: StoredOrder,
): Promise<Mail> {
  const kind = MESSAGE_KINDS.find((known) => known === message.kind);
  if (kind === undefined) throw new Error(`There is no letter of the kind ${message.kind}.`);
  const view = await presentOrderView(order, { state: "none" }, notifications.prices, message.lang);
  const letter = letterOf(notifications, order, view, kind, message.lang);
  return {
    to: message.recipient,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    messageId: message.mail_id,
  };
}

function letterOf(
  notifications: Notifications,
  order: StoredOrder,
  view: OrderView,
  kind: MessageKind,
  locale: Locale,
): Letter {
  const { clock, secret, publicUrl, basePath } = notifications;
  const number = order.order_id;
  const amount = formatMoney(view.total, view.currency, locale);
  const paid = order.paid_at !== null;
  const moment = formatDayTime(view.trips[0]?.pickup_time ?? "", locale);
  const name = greetingName(order.customer_name);
  const total = paid ? "orders.amountPaid" : order.pay_by === "cash" ? "notifications.amountCash" : "orders.amountDue";
  const key = orderKey(secret, number, order.key_salt);
  return {
    ...KINDS[kind]({ locale, number, moment, amount, paid, due: view.can.pay }),
    locale,
    greeting:
      name === undefined ? say(locale, "notifications.hello") : say(locale, "notifications.helloName", { name }),
    orderNumber: say(locale, "orders.number", { number }),
    trips: view.trips.flatMap((trip, index) => {
      const stored = order.trips[index];
      return stored === undefined
        ? []
        : [letterTrip(trip, stored, tripTitle(index, view.trips.length, locale), clock(), locale)];
    }),
    lines: view.trips.flatMap((trip, index) =>
      priceLines(trip, view.trips.length > 1 ? RIDES[index] : undefined, view, locale),
    ),
    total: { label: say(locale, total), price: amount },
    link: `${publicUrl}${basePath}/order/${number}?lang=${locale}#key=${key}`,
    footer: [say(locale, "notifications.linkNote"), say(locale, "notifications.reason", { number })],
  };
}

/** What a trip's price is made of; what comes without a price is told among what is included. */
function priceLines(
  { lines }: OrderView["trips"][number],
  rideName: (typeof RIDES)[number] | undefined,
  { currency }: OrderView,
  locale: Locale,
): Letter["lines"] {
  const charged = lines.filter(({ price }) => price > 0);
  return charged.map(({ name, kind, price }) => ({
    name: kind === "ride" && rideName !== undefined ? say(locale, rideName, { name }) : name,
    price: formatMoney(price, currency, locale),
  }));
}

function tripTitle(index: number, count: number, locale: Locale): string {
  if (count < 2) return "";
  return say(locale, index === 0 ? "orders.tripThere" : "orders.tripBack");
}
