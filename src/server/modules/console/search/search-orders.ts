import type { searchOrders as searchOrdersCall } from "#contract/console/search/search-orders.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { MASKED_FIELDS } from "#domain/orders/search-field.ts";
import { findBoardTrips } from "#server/modules/console/board/find-board-trips.ts";
import type { BoardReader } from "#server/modules/console/board/present-board-trip.ts";
import {
  findByWords,
  findOrdersOfReference,
  type FoundByWords,
} from "#server/modules/console/search/order-words.repository.ts";
import { readSearch } from "#server/modules/console/search/read-search.ts";
import type { Orders } from "#server/modules/orders/index.ts";

/** More than so many nobody reads. */
const MOST = 20;

/** Trips that fit what somebody types, by the first way of reading it that finds any. */
export async function searchOrders(
  orders: Orders,
  text: string,
  reader: BoardReader,
): Promise<EndpointResult<typeof searchOrdersCall>> {
  const found = await firstFound(orders, text, reader);
  const ids = [...new Set(found.map(({ orderId }) => orderId))];
  const { trips } =
    ids.length === 0 ? { trips: [] } : await findBoardTrips(orders, { order: ids.join(","), limit: 100 }, reader);
  const hits = found.flatMap(({ tripId, field }) => {
    const trip = trips.find((one) => one.trip_id === tripId);
    return trip === undefined ? [] : [{ trip, by: field }];
  });
  return { hits, now: reader.now };
}

async function firstFound(
  { db }: Orders,
  text: string,
  { now, isMasked }: BoardReader,
): Promise<readonly FoundByWords[]> {
  const asked = { now: new Date(now), limit: MOST, hidden: isMasked ? MASKED_FIELDS : [] };
  for (const { terms, day } of readSearch(text)) {
    const found = await findByWords(db, terms, { ...asked, day });
    if (found.length > 0) return found;
  }
  // The console prints it after the name of the acquirer, and so it is copied.
  const reference = text.trim().replace(/^\p{L}{2,20}\s+(?=\S+$)/u, "");
  const paid = reference === "" ? [] : await findOrdersOfReference(db, reference);
  return paid.map((id) => ({ tripId: id, orderId: id, field: "reference" as const }));
}
