import { findDocuments, getDocuments, mailDocuments, sendDocuments } from "#contract/documents.ts";
import { route, type Route } from "#server/http/route.ts";
import { documentsOf, sendVoucher } from "#server/modules/notifications/documents.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import type { Orders } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

/** The routes of station 6. */
export function notificationsRoutes(notifications: Notifications, orders: Orders): Route[] {
  return [
    route(getDocuments, ({ params: { transaction }, caller: { actor, locale } }) =>
      documentsOf(notifications, orders, { actor, transaction, locale }),
    ),
    route(findDocuments, async ({ query, caller: { actor, locale } }) =>
      documentsOf(notifications, orders, { actor, transaction: named(query.transaction), locale }),
    ),
    route(sendDocuments, ({ params: { transaction }, caller: { actor, locale } }) =>
      sendVoucher(notifications, orders, { actor, transaction, locale }),
    ),
    route(mailDocuments, async ({ query, body, caller: { actor, locale } }) =>
      sendVoucher(notifications, orders, { actor, transaction: named(body.transaction ?? query.transaction), locale }),
    ),
  ];
}

function named(transaction: number | undefined): number {
  if (transaction === undefined) throw new Refusal("malformed", { words: { where: "transaction" } });
  return transaction;
}
