import { findBoardTrips as findBoardTripsCall } from "#contract/operator/find-board-trips.ts";
import { getBoard } from "#contract/operator/get-board.ts";
import { searchOrders as searchOrdersCall } from "#contract/operator/search-orders.ts";
import { route, type Route } from "#server/http/route.ts";
import { boardReader } from "#server/modules/orders/board/board-reader.ts";
import { countAllTrips, countWork } from "#server/modules/orders/board/board.repository.ts";
import { findBoardTrips } from "#server/modules/orders/board/find-board-trips.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { searchOrders } from "#server/modules/orders/search/search-orders.ts";

/** The routes of the operator's board. */
export function boardRoutes(orders: Orders): Route[] {
  return [
    route(getBoard, async () => {
      const now = orders.clock();
      const [work, all] = await Promise.all([countWork(orders.db, now), countAllTrips(orders.db)]);
      return { ...work, all, now };
    }),
    route(searchOrdersCall, async ({ query: { q = "" }, caller }) =>
      searchOrders(orders, q, boardReader(caller, orders.clock())),
    ),
    route(findBoardTripsCall, async ({ query, caller }) =>
      findBoardTrips(orders, query, boardReader(caller, orders.clock())),
    ),
  ];
}
