import type { Actor } from "#domain/accounts/actor.ts";
import { shortEmail } from "#domain/booking/email.ts";
import type { Locale } from "#domain/values/locale.ts";
import { tooManyCalls } from "#server/http/count-call.ts";
import { voucherMessage } from "#server/modules/notifications/kinds/voucher-message.ts";
import { messageHtml } from "#server/modules/notifications/message/message-html.ts";
import { messageText } from "#server/modules/notifications/message/message-text.ts";
import { orderMessage } from "#server/modules/notifications/message/order-message.ts";
import { messageTimes } from "#server/modules/notifications/messages.repository.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { queueMessage } from "#server/modules/notifications/queue-message.ts";
import { tellOrder } from "#server/modules/notifications/subjects.ts";
import { findOrderOfTrip, orderOfTransaction, type Orders } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** The wait before a voucher can be sent again, and how often it can be sent in all. */
export const VOUCHER_LIMITS = { seconds: 60, times: 10 } as const;

/** A request for a document of an order. */
export interface DocumentAsking {
  readonly actor: Actor;
  readonly transaction: number;
  readonly locale: Locale;
}

/**
 * The documents of an order as it is now. They do not contain its key: a caller who may see the order may not be allowed to
 * change it.
 */
export async function documentsOf(notifications: Notifications, orders: Orders, asking: DocumentAsking) {
  const { actor, transaction, locale } = asking;
  const order = await orderOfTransaction(orders, { actor, transaction, right: "people" });
  const written = orderMessage(voucherMessage)(await tellOrder(notifications, order), { to: "traveller", locale });
  const voucher = { ...written, link: undefined, footer: [] };
  const { title } = voucher;
  return [{ type: "voucher", title, lang: locale, html: messageHtml(voucher), text: messageText(voucher) }];
}

/** Sends the voucher to the order's own address and returns that address shortened. */
export async function sendVoucher(notifications: Notifications, orders: Orders, asking: DocumentAsking) {
  const { actor, transaction, locale } = asking;
  const { order_id: orderId } = await orderOfTransaction(orders, { actor, transaction, right: "change" });
  return notifications.db.transaction().execute(async (trx) => {
    const order = await findOrderOfTrip(trx, orderId, true);
    if (order === undefined) throw new Refusal("order-unknown");
    const recipient = order.customer_email;
    if (recipient === "") {
      throw new Refusal("trip-incomplete", {
        words: { field: say(locale, "errors.field.email") },
        details: { field: "email" },
      });
    }
    const subject = { kind: "order", id: orderId } as const;
    const times = await messageTimes(trx, subject, "voucher");
    const passed = (notifications.clock() - (times[0]?.getTime() ?? 0)) / 1000;
    if (passed < VOUCHER_LIMITS.seconds || times.length >= VOUCHER_LIMITS.times) {
      const seconds = times.length < VOUCHER_LIMITS.times ? Math.ceil(VOUCHER_LIMITS.seconds - passed) : DAY_SECONDS;
      throw tooManyCalls({ by: "asks", seconds, mail: "" });
    }
    await queueMessage(notifications, trx, {
      subject,
      kind: "voucher",
      recipient,
      lang: order.lang,
      occasion: times.length + 1,
      isCapped: order.account_id === null,
    });
    return { sent: true, email: shortEmail(recipient) };
  });
}

const DAY_SECONDS = 86_400;
