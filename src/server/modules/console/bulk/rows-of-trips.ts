import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { BULK_LIMITS } from "#domain/orders/bulk-limits.ts";
import { findBoardPage } from "#server/modules/console/board/board.repository.ts";
import { presentBoardTrip, type BoardReader } from "#server/modules/console/board/present-board-trip.ts";
import type { Orders } from "#server/modules/orders/index.ts";

/** Trips by their numbers as rows of the board, by pick-up; unknown ones are left out. */
export async function rowsOfTrips(
  orders: Orders,
  tripIds: readonly number[],
  reader: BoardReader,
): Promise<BoardTripView[]> {
  const { trips } = await findBoardPage(
    orders.db,
    { trips: tripIds },
    { sort: { by: "pickup", isDown: false }, after: undefined, limit: BULK_LIMITS.chosen, now: reader.now },
  );
  return Promise.all(trips.map((row) => presentBoardTrip(row, orders, reader)));
}
