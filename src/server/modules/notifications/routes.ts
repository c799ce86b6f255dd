import { findDocuments, getDocuments, mailDocuments, sendDocuments } from "#contract/documents.ts";
import { sendOrderLink } from "#contract/order-link.ts";
import { oneOf } from "#server/http/one-of.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import { documentsOf, sendVoucher } from "#server/modules/notifications/documents.ts";
import { lettersRoutes } from "#server/modules/notifications/letters/letters-routes.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { askOrderLink } from "#server/modules/notifications/send-order-link.ts";
import type { Orders } from "#server/modules/orders/index.ts";

/** Counts a call by the address of mail in it, and refuses it when its limit is reached; injected by station 1. */
export type CountEmail = (caller: Caller, email: string) => Promise<void>;

/** The routes of station 6. */
export function notificationsRoutes(notifications: Notifications, orders: Orders, countEmail: CountEmail): Route[] {
  return [
    ...lettersRoutes(notifications),
    route(getDocuments, ({ params: { transaction }, caller: { actor, locale } }) =>
      documentsOf(notifications, orders, { actor, transaction, locale }),
    ),
    route(findDocuments, async ({ query, caller: { actor, locale } }) =>
      documentsOf(notifications, orders, { actor, transaction: oneOf({ transaction: query.transaction }), locale }),
    ),
    route(sendDocuments, ({ params: { transaction }, caller: { actor, locale } }) =>
      sendVoucher(notifications, orders, { actor, transaction, locale }),
    ),
    route(mailDocuments, async ({ query, body, caller: { actor, locale } }) => {
      const transaction = oneOf({ transaction: query.transaction, "body.transaction": body.transaction });
      return sendVoucher(notifications, orders, { actor, transaction, locale });
    }),
    route(sendOrderLink, async ({ body: { email, order_id: orderId }, caller }) => {
      await countEmail(caller, email);
      await askOrderLink(notifications, { email, orderId });
      return { asked: true };
    }),
  ];
}
