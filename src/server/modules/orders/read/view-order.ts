import type { Wallet } from "#contract/order-files.ts";
import type { OrderView } from "#contract/orders/order-view.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { orderFacts } from "#server/modules/orders/read/order-facts.ts";
import type { OrderHistory } from "#server/modules/orders/read/present-history.ts";
import { presentOrderView, type PaymentSummary } from "#server/modules/orders/read/present-order-view.ts";
import { presentUpdateCheck } from "#server/modules/orders/read/present-trip-checks.ts";
import { findEntries } from "#server/modules/orders/store/entries.repository.ts";
import { findChanges } from "#server/modules/orders/store/order-changes.repository.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { findMoves } from "#server/modules/orders/store/trip-moves.repository.ts";
import { findYachtMoves, findOfferPhotos } from "#server/modules/orders/store/yachts.repository.ts";

/** Who reads an order, and what they may. */
export interface OrderReader {
  readonly locale: Locale;
  readonly isKept: boolean;
  readonly mayChange: boolean;
  readonly wallets: readonly Wallet[];
}

const NO_PHOTOS = { offer_id: null, photos: [] };

/** What has happened to an order, as it is kept. */
export async function historyOf({ db }: Pick<Orders, "db">, order: StoredOrder): Promise<OrderHistory> {
  const [entries, moves, changes] = await Promise.all([
    findEntries(db, order.order_id),
    order.yacht === undefined ? findMoves(db, order.order_id) : yachtMoves(db, order.order_id),
    findChanges(db, order.order_id),
  ]);
  return { entries, moves, changes, order };
}

/** The moves of a yacht, as those of a trip are told. */
async function yachtMoves(db: Orders["db"], orderId: number): Promise<OrderHistory["moves"]> {
  const moves = await findYachtMoves(db, orderId);
  return moves.map(({ from_state: from, to_state: state, at, author }) => ({
    tripId: orderId,
    from,
    state,
    at,
    author,
  }));
}

/** Presents an order to a reader; `shown` is the order as that reader may see it. */
export async function viewOrder(
  orders: Orders,
  {
    order,
    shown,
    history,
  }: { readonly order: StoredOrder; readonly shown: StoredOrder; readonly history: OrderHistory },
  payment: PaymentSummary,
  { locale, isKept, mayChange, wallets }: OrderReader,
): Promise<OrderView> {
  const now = orders.clock();
  return presentOrderView(await orderFacts(shown, orders), payment, {
    gazetteer: orders.gazetteer,
    locale,
    now,
    version: order.version,
    isKept,
    wallets,
    history,
    photos: order.yacht === undefined ? NO_PHOTOS : await findOfferPhotos(orders.db, order.order_id),
    changes: mayChange ? order.trips.map((trip) => presentUpdateCheck({ order, trip }, now, locale)) : [],
  });
}
