import { addJob } from "#server/events.ts";
import { messageTimes } from "#server/modules/notifications/messages.repository.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { queueMessage } from "#server/modules/notifications/queue-message.ts";
import { findAnyOrder, openableOrders } from "#server/modules/orders/index.ts";

/** Name of the job that looks for the orders of an address and sends their links. */
export const SEND_LINK_JOB = "send_order_link";

/** The wait before the link of an order can be sent again, how often it can be sent in all, and of how many orders at once. */
export const LINK_LIMITS = { seconds: 60, times: 20, orders: 5 } as const;

/** Whose orders are looked for. */
export interface LinkAsking {
  readonly email: string;
  /** The number of an order, or of a trip of it; any of the address where none is named. */
  readonly orderId: number | undefined;
}

/** Has the links sent by a job, so that neither the answer nor its time tells whether there is such an order. */
export async function askOrderLink({ db }: Notifications, { email, orderId }: LinkAsking): Promise<void> {
  await db.transaction().execute((trx) => addJob(trx, SEND_LINK_JOB, { email, orderId }));
}

/** Sends the link of each order that fits, unless that has just been done. */
export async function sendOrderLinks(notifications: Notifications, { email, orderId }: LinkAsking): Promise<void> {
  const { db, clock } = notifications;
  const found = await openableOrders(db, { email, orderId, now: clock(), limit: LINK_LIMITS.orders });
  for (const { order_id: id } of found) {
    await db.transaction().execute(async (trx) => {
      // Two jobs for one order wait for each other.
      const order = await findAnyOrder(trx, id, true);
      if (order === undefined) return;
      const subject = { kind: "order", id } as const;
      const times = await messageTimes(trx, subject, "order-link");
      const passed = (clock() - (times[0]?.getTime() ?? 0)) / 1000;
      if (passed < LINK_LIMITS.seconds || times.length >= LINK_LIMITS.times) return;
      const { customer_email: recipient, lang } = order;
      await queueMessage(notifications, trx, {
        subject,
        kind: "order-link",
        isCapped: order.account_id === null,
        recipient,
        lang,
        occasion: times.length + 1,
      });
    });
  }
}
