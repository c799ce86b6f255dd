import type { Route } from "#server/http/route.ts";
import type { Presence } from "#server/live/presence.ts";
import { boardRoutes } from "#server/modules/console/board/board-routes.ts";
import { bulkRoutes } from "#server/modules/console/bulk/bulk-routes.ts";
import { printRoutes } from "#server/modules/console/bulk/print-routes.ts";
import { writeTripsRoutes } from "#server/modules/console/bulk/write-trips-routes.ts";
import { orderRoutes } from "#server/modules/console/orders/order-routes.ts";
import { phoneRoutes } from "#server/modules/console/phone/phone-routes.ts";
import { viewsRoutes } from "#server/modules/console/views/views-routes.ts";
import { yachtRoutes } from "#server/modules/console/yachts/yacht-routes.ts";
import { createShowLetter, type Notifications } from "#server/modules/notifications/index.ts";
import type { AskPayment, Orders } from "#server/modules/orders/index.ts";

/** What the console works with besides orders. */
export interface ConsoleParts {
  readonly askPayment: AskPayment;
  readonly notifications: Notifications;
  readonly presence: Presence;
}

/** The routes by which the staff reads orders and works on them. */
export function consoleRoutes(orders: Orders, { askPayment, notifications, presence }: ConsoleParts): Route[] {
  return [
    ...boardRoutes(orders, presence),
    ...orderRoutes(orders, { askPayment, showLetter: createShowLetter(notifications) }),
    ...viewsRoutes(orders),
    ...bulkRoutes(orders),
    ...writeTripsRoutes(notifications, orders),
    ...printRoutes(orders),
    ...phoneRoutes(orders),
    ...yachtRoutes(orders),
  ];
}
