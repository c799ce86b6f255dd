import { findBoardTrips as findBoardTripsCall } from "#contract/operator/find-board-trips.ts";
import { getBoard } from "#contract/operator/get-board.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import { staffDegree } from "#domain/accounts/staff-rights.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import { countAllTrips, countWork } from "#server/modules/orders/board/board.repository.ts";
import { findBoardTrips } from "#server/modules/orders/board/find-board-trips.ts";
import type { BoardReader } from "#server/modules/orders/board/present-board-trip.ts";
import type { Orders } from "#server/modules/orders/orders.ts";

/** The routes of the operator's board. */
export function boardRoutes(orders: Orders): Route[] {
  const readerOf = ({ actor, locale }: Pick<Caller, "actor" | "locale">): BoardReader => {
    const role = identityOf(actor)?.staffRole ?? null;
    // What is not certain to be shown whole is masked.
    const degree = role === null ? undefined : staffDegree(role, "orders");
    return { locale, now: orders.clock(), isMasked: degree !== "works" && degree !== "looks" };
  };
  return [
    route(getBoard, async () => {
      const now = orders.clock();
      const [work, all] = await Promise.all([countWork(orders.db, now), countAllTrips(orders.db)]);
      return { ...work, all, now };
    }),
    route(findBoardTripsCall, async ({ query, caller }) => findBoardTrips(orders, query, readerOf(caller))),
  ];
}
