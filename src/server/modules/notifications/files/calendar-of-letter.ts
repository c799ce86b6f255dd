import { keptFileName, ORDER_FILE_TYPES } from "#contract/order-files.ts";
import { isPaidOnline } from "#domain/orders/pay-by.ts";
import { orderCalendars } from "#server/modules/notifications/files/order-files.ts";
import type { MailFile } from "#server/modules/notifications/mailer.ts";
import type { MessageToWrite } from "#server/modules/notifications/messages.repository.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { findOrder } from "#server/modules/orders/index.ts";

/**
 * The calendar of an order as an e-mail brings it: a later one moves or cancels the events of an earlier one in
 * calendars that take both from a file; others ask the traveller to open it. An order that nobody
 * has paid yet stands in no calendar.
 */
export async function calendarOfLetter(notifications: Notifications, message: MessageToWrite): Promise<MailFile[]> {
  const order = await findOrder(notifications.db, message.subject_id);
  if (order === undefined || (isPaidOnline(order.pay_by) && order.received === 0 && order.amount > 0)) return [];
  const calendars = await orderCalendars(notifications, order, message.lang);
  return calendars.map(({ name, method, text }) => ({
    name: name === "" ? keptFileName(order.order_id, "trips.ics") : `${name}.ics`,
    type: `${ORDER_FILE_TYPES["trips.ics"]}; method=${method}`,
    text,
  }));
}
