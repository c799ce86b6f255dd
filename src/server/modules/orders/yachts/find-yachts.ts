import { MOST_YACHTS, type findYachts as findYachtsCall } from "#contract/console/orders/yachts.ts";
import type { YachtOrderRow } from "#contract/orders/yacht-orders.ts";
import type { EndpointInput, EndpointResult } from "#contract/wire/endpoint.ts";
import { identityOf, type Actor } from "#domain/accounts/actor.ts";
import type { TripState } from "#domain/orders/trip-state.ts";
import { toMajor } from "#domain/values/money.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { YACHT_FILTERS } from "#domain/yachts/yacht-moves.ts";
import { isKeyOf } from "#server/modules/orders/access/order-access.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { findOrders, type StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { countYachts, findYachtIds, findYachtIdsOf } from "#server/modules/orders/store/yachts.repository.ts";
import { awaitsPayment } from "#server/modules/orders/unpaid/plan-unpaid.ts";
import { presentYacht } from "#server/modules/orders/yachts/present-yacht.ts";
import type { YachtOrder } from "#server/modules/orders/yachts/yacht-standing.ts";

/** The states that each list shows. */
const STATES: Readonly<Record<(typeof YACHT_FILTERS)[number], readonly TripState[]>> = {
  open: ["placed", "confirmed", "under-way"],
  completed: ["completed"],
  cancelled: ["cancelled", "no-show"],
};

/** The staff's list of yacht orders, the soonest first. */
export async function findYachts(
  orders: Orders,
  { show, q = "" }: EndpointInput<typeof findYachtsCall>["query"],
  { isMasked }: { readonly isMasked: boolean },
): Promise<EndpointResult<typeof findYachtsCall>> {
  const { db } = orders;
  const now = orders.clock();
  const asked = YACHT_FILTERS.find((one) => one === show) ?? "open";
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
  // Whoever looks for something finds it wherever it stands.
  const states = words.length > 0 ? Object.values(STATES).flat() : STATES[asked];
  const [ids, counts] = await Promise.all([
    findYachtIds(db, { states, words, limit: MOST_YACHTS, isMasked }),
    countYachts(db),
  ]);
  const found = await ordersInTurn(orders, ids);
  return {
    yachts: found.map((order) => ({
      ...presentRow(order, now),
      name: isMasked ? "" : order.customer_name,
      rest_late: presentYacht(sumsOf(order), now).rest_late,
      held_until:
        order.lapses_at !== null && awaitsPayment(order)
          ? toLocalTime(order.lapses_at.getTime(), order.yacht.zone)
          : null,
    })),
    counts: YACHT_FILTERS.map((one) => ({
      show: one,
      count: STATES[one].reduce((sum, state) => sum + (counts.get(state) ?? 0), 0),
    })),
    now,
  };
}

/** The yacht orders of whoever asks: of the account, and those whose keys they hold. */
export async function findYachtOrders(
  orders: Orders,
  actor: Actor,
  keptIds: readonly number[],
): Promise<YachtOrderRow[]> {
  const accountId = identityOf(actor)?.userId;
  const ids = await findYachtIdsOf(orders.db, { accountId, orderIds: keptIds });
  const found = await ordersInTurn(orders, ids);
  const own = found.filter(
    (order) => (accountId !== undefined && order.account_id === accountId) || isKeyOf(orders, actor, order),
  );
  return own.map((order) => presentRow(order, orders.clock()));
}

async function ordersInTurn({ db }: Orders, ids: readonly number[]): Promise<YachtOrder[]> {
  const found: readonly StoredOrder[] = await findOrders(db, ids);
  return ids.flatMap((id) => {
    const order = found.find((one) => one.order_id === id);
    return order?.yacht === undefined ? [] : [{ ...order, yacht: order.yacht }];
  });
}

function sumsOf({ yacht, amount, received, currency }: YachtOrder) {
  return { yacht, cost: { amount, currency }, received: { amount: received, currency } };
}

function presentRow(order: YachtOrder, now: number): YachtOrderRow {
  const { vessel, place, starts, zone, hours, rest_day: restDay, pay } = presentYacht(sumsOf(order), now);
  const { order_id: id, currency } = order;
  return {
    order_id: id,
    state: order.state,
    vessel,
    place,
    starts,
    zone,
    hours,
    total: toMajor(order.amount, currency),
    paid: toMajor(order.received, currency),
    due: pay?.sum ?? 0,
    rest_day: restDay,
    currency,
  };
}
