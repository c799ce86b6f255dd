import type { OrderView } from "#contract/orders/order-view.ts";
import { authorKind } from "#domain/orders/author-kind.ts";
import { toMajor } from "#domain/values/money.ts";
import type { StoredEntry } from "#server/modules/orders/store/entries.repository.ts";
import type { StoredMove } from "#server/modules/orders/store/trip-moves.repository.ts";

/** What has happened to an order: entries of its account and moves of its trips. */
export interface OrderHistory {
  readonly entries: readonly StoredEntry[];
  readonly moves: readonly StoredMove[];
}

/** Presents the entries of an order's account; who of the operator made one stays with the operator. */
export function presentEntries({ entries }: OrderHistory): OrderView["account"]["entries"] {
  return entries.map(({ at, kind, amount, currency, trip_id: tripId, author, reason }) => ({
    at: at.toISOString(),
    kind,
    amount: toMajor(amount, currency),
    order_id: tripId,
    by: authorKind(author),
    reason,
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
