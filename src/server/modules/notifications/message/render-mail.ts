import type { OrderView } from "#contract/orders/orders.ts";
import { ORDER_MESSAGE_KINDS, type OrderMessageKind } from "#domain/notifications/message-kind.ts";
import type { Locale } from "#domain/values/locale.ts";
import { formatDayTime, formatMoney } from "#i18n/format.ts";
import {
  orderCancelledMail,
  orderCancelledOperatorMail,
} from "#server/modules/notifications/kinds/order-cancelled-mail.ts";
import { orderChangedMail, orderChangedOperatorMail } from "#server/modules/notifications/kinds/order-changed-mail.ts";
import { orderPaidMail } from "#server/modules/notifications/kinds/order-paid-mail.ts";
import { orderReceivedMail } from "#server/modules/notifications/kinds/order-received-mail.ts";
import { voucherMail } from "#server/modules/notifications/kinds/voucher-mail.ts";
import type { Mail } from "#server/modules/notifications/mailer.ts";
import { letterHtml } from "#server/modules/notifications/message/letter-html.ts";
import { letterText } from "#server/modules/notifications/message/letter-text.ts";
import { letterTrip } from "#server/modules/notifications/message/letter-trip.ts";
import type { KindWords, Letter, MailFacts } from "#server/modules/notifications/message/letter.ts";
import { greetingName } from "#server/modules/notifications/message/plain-words.ts";
import type { StoredMessage } from "#server/modules/notifications/messages.repository.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { orderKey, presentOrderView, type StoredOrder } from "#server/modules/orders/index.ts";
import { say } from "#server/say.ts";

const KINDS: Readonly<Record<OrderMessageKind, (facts: MailFacts) => KindWords>> = {
  "order-received": orderReceivedMail,
  "order-paid": orderPaidMail,
  "order-changed": orderChangedMail,
  "order-cancelled": orderCancelledMail,
  "order-changed-operator": orderChangedOperatorMail,
  "order-cancelled-operator": orderCancelledOperatorMail,
  voucher: voucherMail,
};

/** The operator reads about the order and gets no key to it. */
const OPERATORS: readonly OrderMessageKind[] = ["order-changed-operator", "order-cancelled-operator"];

/** How the two rides of one order are told apart in its price. */
const RIDES = ["notifications.rideThere", "notifications.rideBack"] as const;

/** Writes the letter of a message about an order as it stands now, in the order's language. */
export async function renderMail(
  notifications: Notifications,
  message: StoredMessage,
  order: StoredOrder,
): Promise<Mail> {
  const kind = ORDER_MESSAGE_KINDS.find((known) => known === message.kind);
  if (kind === undefined) throw new Error(`There is no letter of the kind ${message.kind}.`);
  const letter = await orderLetter(notifications, order, kind, message.lang);
  return {
    to: message.recipient,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    messageId: message.mail_id,
  };
}

/** The letter of one kind about an order, before it becomes text and HTML. */
export async function orderLetter(
  notifications: Notifications,
  order: StoredOrder,
  kind: OrderMessageKind,
  locale: Locale,
): Promise<Letter> {
  const view = await presentOrderView(order, { state: "none" }, notifications, locale);
  return letterOf(notifications, order, view, kind, locale);
}

function letterOf(
  notifications: Notifications,
  order: StoredOrder,
  view: OrderView,
  kind: OrderMessageKind,
  locale: Locale,
): Letter {
  const { clock, secret, publicUrl, basePath } = notifications;
  const number = order.order_id;
  const amount = formatMoney(view.total, view.currency, locale);
  const paid = order.paid_at !== null;
  const moment = formatDayTime(view.trips[0]?.pickup_time ?? "", locale);
  const name = greetingName(order.customer_name);
  const total = totalLabel(order, view);
  const key = orderKey(secret, number, order.key_salt);
  const isOperators = OPERATORS.includes(kind);
  const isCancelled = order.state === "cancelled";
  const isFlexible = view.trips.some((trip) => trip.flexible_tariff_agreement && trip.cancel_fee === null);
  const facts = { locale, number, moment, amount, paid, due: view.can.pay, isFlexible, isCancelled };
  const words = KINDS[kind]({ ...facts, ...cancelFacts(view, paid, locale) });
  return {
    ...words,
    lead: isFlexible ? `${words.lead} ${say(locale, "notifications.flexible")}` : words.lead,
    locale,
    greeting:
      name === undefined || isOperators
        ? say(locale, "notifications.hello")
        : say(locale, "notifications.helloName", { name }),
    orderNumber: say(locale, "orders.number", { number }),
    trips: view.trips.flatMap((trip, index) => {
      const stored = order.trips[index];
      if (stored === undefined) return [];
      const told = letterTrip(trip, stored, tripTitle(trip, index, view.trips.length, locale), clock(), locale);
      // Nobody waits with a sign for a trip that is cancelled.
      return [trip.cancel_fee === null ? told : { ...told, sign: undefined, meeting: "", rows: [] }];
    }),
    lines: view.trips.flatMap((trip, index) =>
      priceLines(trip, view.trips.length > 1 ? RIDES[index] : undefined, view, locale),
    ),
    total: { label: say(locale, total), price: amount },
    link: isOperators ? undefined : `${publicUrl}${basePath}/order/${number}?lang=${locale}#key=${key}`,
    footer: isOperators ? [] : [say(locale, "notifications.linkNote"), say(locale, "notifications.reason", { number })],
  };
}

/** A sum that has moved since it was paid is the price of the order, and not what was paid. */
function totalLabel({ paid_at: paidAt, version, pay_by: payBy }: StoredOrder, { trips }: OrderView) {
  const hasMoved = paidAt !== null && version > 1;
  if (hasMoved || trips.some((trip) => trip.cancel_fee !== null)) return "notifications.amountOrder";
  return paidAt !== null ? "orders.amountPaid" : payBy === "cash" ? "notifications.amountCash" : "orders.amountDue";
}

/** What the cancelled trips of an order cost, and what of their price goes back. */
function cancelFacts({ trips, currency }: OrderView, paid: boolean, locale: Locale) {
  const cancelled = trips.filter((trip) => trip.cancel_fee !== null);
  const fee = cancelled.reduce((sum, trip) => sum + (trip.cancel_fee ?? 0), 0);
  const refund = paid ? cancelled.reduce((sum, trip) => sum + trip.price, 0) - fee : 0;
  const words = (sum: number) => (sum > 0 ? formatMoney(sum, currency, locale) : undefined);
  return { fee: words(fee), refund: words(refund) };
}

/** What a trip's price is made of, or what its cancellation costs; what comes without a price is told among what is included. */
function priceLines(
  { lines, cancel_fee: fee }: OrderView["trips"][number],
  rideName: (typeof RIDES)[number] | undefined,
  { currency }: OrderView,
  locale: Locale,
): Letter["lines"] {
  if (fee !== null) {
    return fee > 0
      ? [{ name: say(locale, "notifications.cancelFeeLine"), price: formatMoney(fee, currency, locale) }]
      : [];
  }
  const charged = lines.filter(({ price }) => price !== 0);
  return charged.map(({ name, kind, price }) => ({
    name: kind === "ride" && rideName !== undefined ? say(locale, rideName, { name }) : name,
    price: formatMoney(price, currency, locale),
  }));
}

function tripTitle(trip: OrderView["trips"][number], index: number, count: number, locale: Locale): string {
  const title = count < 2 ? "" : say(locale, index === 0 ? "orders.tripThere" : "orders.tripBack");
  if (trip.cancel_fee === null) return title;
  return [title, say(locale, "notifications.tripCancelled")].filter(Boolean).join(": ");
}
