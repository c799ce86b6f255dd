import { BOARD_PAGE, type findBoardTrips as findBoardTripsCall } from "#contract/console/board/find-board-trips.ts";
import type { EndpointInput, EndpointResult } from "#contract/wire/endpoint.ts";
import { isTripOver } from "#domain/orders/trip-state.ts";
import type { BoardCursor } from "#server/modules/console/board/board-cursor.ts";
import { readCursor, writeCursor } from "#server/modules/console/board/board-cursor.ts";
import { findRowAt } from "#server/modules/console/board/board-walks.repository.ts";
import { countAbove, findBoardPage, type BoardRow } from "#server/modules/console/board/board.repository.ts";
import { presentBoardTrip, type BoardReader } from "#server/modules/console/board/present-board-trip.ts";
import { readBoardFilter, type BoardSort } from "#server/modules/console/board/read-board-filter.ts";
import type { Orders } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

/** One page of the board by a filter in words. */
export async function findBoardTrips(
  orders: Orders,
  query: EndpointInput<typeof findBoardTripsCall>["query"],
  reader: BoardReader,
): Promise<EndpointResult<typeof findBoardTripsCall>> {
  const { filter, sort, ignored } = readBoardFilter(query);
  const named = query.after === undefined ? undefined : readCursor(query.after, sort);
  if (query.after !== undefined && named === undefined) throw new Refusal("malformed", { words: { where: "after" } });
  const after =
    named === undefined && query.skip
      ? await findRowAt(orders.db, filter, { sort, index: query.skip - 1, now: reader.now })
      : named;
  const limit = query.limit ?? BOARD_PAGE.unasked;
  const { trips, hasMore, total } = await findBoardPage(orders.db, filter, { sort, after, limit, now: reader.now });
  const last = trips.at(-1);
  const isByTime = named === undefined && sort.by === "pickup" && !sort.isDown;
  const at = trips.findIndex(({ state }) => !isTripOver(state));
  const beyond = isByTime && at < 0 && hasMore ? await countAbove(orders.db, filter, reader.now) : null;
  return {
    trips: await Promise.all(trips.map((row) => presentBoardTrip(row, orders, reader))),
    total,
    next: hasMore && last !== undefined ? writeCursor(cursorOf(last, sort)) : null,
    after: after === undefined ? null : writeCursor(after),
    begins: isByTime && at >= 0 ? (query.skip ?? 0) + at : beyond,
    now: reader.now,
    ignored: [...ignored],
  };
}

function cursorOf(row: BoardRow, { by }: BoardSort): BoardCursor {
  const at = { pickup: row.pickup_at, placed: row.placed_at, changed: row.changed_at ?? row.placed_at };
  return by === "price" ? [row.currency, row.amount, row.trip_id] : [at[by].getTime(), row.trip_id];
}
