import { findBoardTrips as findBoardTripsCall } from "#contract/console/board/find-board-trips.ts";
import { findPresent as findPresentCall } from "#contract/console/board/find-present.ts";
import { getBoard } from "#contract/console/board/get-board.ts";
import { searchOrders as searchOrdersCall } from "#contract/console/search/search-orders.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import { USUAL_DUTY_TERMS } from "#domain/orders/unopened-order.ts";
import { route, type Route } from "#server/http/route.ts";
import type { Presence } from "#server/live/presence.ts";
import { boardReader } from "#server/modules/console/board/board-reader.ts";
import { countAllTrips, countWork } from "#server/modules/console/board/board.repository.ts";
import { findBoardTrips } from "#server/modules/console/board/find-board-trips.ts";
import { newestOrder } from "#server/modules/console/board/newest-order.repository.ts";
import { sharedAnswer } from "#server/modules/console/board/shared-answer.ts";
import { findNames } from "#server/modules/console/orders/order-page.repository.ts";
import { searchOrders } from "#server/modules/console/search/search-orders.ts";
import { findDriverless, findUnopened, type Orders } from "#server/modules/orders/index.ts";

/** The routes of the operator's board. */
export function boardRoutes(orders: Orders, presence: Presence): Route[] {
  // The numbers are the same for everybody.
  const numbers = sharedAnswer(async () => {
    const now = orders.clock();
    const duty = orders.duty ?? USUAL_DUTY_TERMS;
    const [work, all, unopened, driverless, newest] = await Promise.all([
      countWork(orders.db, now),
      countAllTrips(orders.db),
      findUnopened(orders.db, duty, now),
      findDriverless(orders.db, duty, now),
      newestOrder(orders.db),
    ]);
    return {
      ...work,
      all,
      unopened,
      driverless: driverless.map(({ orderId, tripId, pickupAt, name }) => ({
        order_id: orderId,
        trip_id: tripId,
        at: pickupAt.getTime(),
        name,
      })),
      newest,
      now,
    };
  });
  return [
    route(getBoard, () => numbers()),
    route(findPresentCall, async ({ params: { order_id: orderId }, caller }) => {
      const others = await presence.come(orderId, identityOf(caller.actor)?.userId ?? 0);
      const { accounts } = await findNames(orders.db, { accounts: others, companies: [] });
      return { names: others.map((id) => accounts.get(id) ?? "").toSorted() };
    }),
    route(searchOrdersCall, async ({ query: { q = "" }, caller }) =>
      searchOrders(orders, q, boardReader(caller, orders.clock())),
    ),
    route(findBoardTripsCall, async ({ query, caller }) =>
      findBoardTrips(orders, query, boardReader(caller, orders.clock())),
    ),
  ];
}
