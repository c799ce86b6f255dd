import { getDocuments, sendDocuments } from "#contract/documents.ts";
import { documentsOf, sendVoucher } from "#server/modules/notifications/documents.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import type { Orders } from "#server/modules/orders/index.ts";
import { route, type Route } from "#server/route.ts";

/** The calls of station 6. */
export function notificationsRoutes(notifications: Notifications, orders: Orders): Route[] {
  return [
    route(getDocuments, ({ params: { transaction }, caller: { actor, locale } }) =>
      documentsOf(notifications, orders, { actor, transaction, locale }),
    ),
    route(sendDocuments, ({ params: { transaction }, caller: { actor, locale } }) =>
      sendVoucher(notifications, orders, { actor, transaction, locale }),
    ),
  ];
}
