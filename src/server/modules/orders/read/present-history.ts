import type { OrderView } from "#contract/orders/order-view.ts";
import { authorKind } from "#domain/orders/author-kind.ts";
import { toMajor } from "#domain/values/money.ts";
import { givenChanged } from "#server/modules/orders/change/trip-difference.ts";
import type { StoredEntry } from "#server/modules/orders/store/entries.repository.ts";
import type { StoredChange } from "#server/modules/orders/store/order-changes.repository.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import type { StoredMove } from "#server/modules/orders/store/trip-moves.repository.ts";

/** What has happened to an order: entries of its account, moves and changes of its trips, and what the changes have led to. */
export interface OrderHistory {
  readonly entries: readonly StoredEntry[];
  readonly moves: readonly StoredMove[];
  readonly changes: readonly StoredChange[];
  readonly order: StoredOrder;
}

/** Presents the entries of an order's account; who of the operator made one stays with the operator. */
export function presentEntries({ entries }: OrderHistory): OrderView["account"]["entries"] {
  return entries.map(({ at, kind, amount, currency, trip_id: tripId, author, reason, way }) => ({
    at: at.toISOString(),
    kind,
    amount: toMajor(amount, currency),
    order_id: tripId,
    by: authorKind(author),
    reason,
    way: way ?? "",
  }));
}

/** Presents the moves of an order's trips; what the operator noted beside them is not for travellers. */
export function presentMoves({ moves }: OrderHistory): OrderView["moves"] {
  return moves.map(({ at, tripId, state, author }) => ({
    at: at.toISOString(),
    order_id: tripId,
    state,
    by: authorKind(author),
  }));
}

/** Presents the changes of an order's trips by what was changed, without what stood there before. */
export function presentChanges({ changes, order }: Pick<OrderHistory, "changes" | "order">): OrderView["changes"] {
  return changes.flatMap(({ at, tripId, author, before, trip }, index) => {
    const later = changes.slice(index + 1);
    const after =
      later.find((next) => next.tripId === tripId)?.trip ?? order.trips.find((one) => one.trip_id === tripId);
    const costCenter = later[0]?.before.cost_center ?? order.cost_center;
    if (after === undefined) return [];
    const isCompany = before.cost_center !== costCenter;
    const what = new Set([...givenChanged(trip, after), ...(isCompany ? (["company"] as const) : [])]);
    return [{ at: at.toISOString(), order_id: tripId, by: authorKind(author), what: [...what] }];
  });
}
