import { randomBytes, randomInt } from "node:crypto";
import { isReturnLateEnough, outboundArrival } from "#domain/booking/return-trip.ts";
import type { OrderRequest } from "#domain/orders/order-request.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";
import { fromMajor, toMajor, type Currency } from "#domain/values/money.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { recordEvent } from "#server/events.ts";
import { fingerprintOf, TWIN_SECONDS } from "#server/modules/orders/fingerprint.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import {
  findByAttempt,
  findTwin,
  insertOrder,
  lockFingerprint,
  nextOrderIds,
  type StoredOrder,
} from "#server/modules/orders/orders.repository.ts";
import { planTrip, type TripPlan } from "#server/modules/orders/plan-trip.ts";
import { findPlace } from "#server/modules/places/index.ts";
import { usableQuote } from "#server/modules/prices/index.ts";
import { Refusal } from "#server/refusal.ts";

/** Transactions are random in this range: nine or ten digits, below 2^31 (ruling 7). */
const TRANSACTION = { min: 100_000_000, max: 2_147_483_647 } as const;

const MOST_DRAWS = 5;

/** An order that now exists, and whether this very call made it. */
export interface Placement {
  readonly order: StoredOrder;
  readonly replayed: boolean;
  /** Whether the caller proved to be the one who placed it, by an attempt key or by placing it now. */
  readonly own: boolean;
}

/**
 * Places an order once. The same attempt key, or without one the same order within a minute, answers the order that is
 * already there; the acknowledgement means committed to disk, with its event in the same transaction.
 */
export async function placeOrder(orders: Orders, request: OrderRequest, attemptKey: string | null): Promise<Placement> {
  const fingerprint = fingerprintOf(request);
  const known = await replay(orders, attemptKey, fingerprint);
  if (known !== undefined) return known;

  const plans = await planTrips(orders, request);
  const total = plans.reduce((sum, plan) => sum + plan.amount, 0);
  const currency = currencyOf(plans);
  refuseOtherTotal(request, total, currency);

  for (let draw = 1; ; draw++) {
    try {
      return await store(orders, { request, plans, total, currency, attemptKey, fingerprint });
    } catch (error) {
      if (violated(error) === "orders_attempt_key_key") {
        const twin = await replay(orders, attemptKey, fingerprint);
        if (twin !== undefined) return twin;
      }
      if (violated(error) !== "orders_transaction_key" || draw === MOST_DRAWS) throw error;
    }
  }
}

async function replay(orders: Orders, attemptKey: string | null, fingerprint: Buffer): Promise<Placement | undefined> {
  if (attemptKey === null) return undefined;
  const order = await findByAttempt(orders.db, attemptKey);
  if (order === undefined) return undefined;
  if (!order.fingerprint.equals(fingerprint)) throw new Refusal("attempt-conflict");
  return { order, replayed: true, own: true };
}

async function planTrips(orders: Orders, request: OrderRequest): Promise<TripPlan[]> {
  const plans: TripPlan[] = [];
  const context = {
    now: orders.clock(),
    locale: request.lang,
    placeOf: (id: string) => findPlace(orders.prices.gazetteer, id),
  };
  for (const trip of request.trips) {
    const usable = await usableQuote(orders.prices, trip.priceId, request.userHint, parseLocalTime(trip.pickup));
    plans.push(planTrip(trip, usable, context));
  }
  const [outbound, back] = plans;
  if (outbound !== undefined && back !== undefined) {
    // Both clocks are read at the place where the second trip starts.
    const arrivalAt = outbound.pickupAt + outbound.usable.quote.seconds * 1000;
    const arrival = outboundArrival(toLocalTime(arrivalAt, back.usable.start.zone), 0);
    if (!isReturnLateEnough(arrival, toLocalTime(back.pickupAt, back.usable.start.zone)))
      throw new Refusal("return-too-early");
  }
  return plans;
}

function currencyOf(plans: readonly TripPlan[]): Currency {
  const currencies = new Set(plans.map((plan) => plan.usable.quote.currency));
  const [currency] = currencies;
  if (currency === undefined || currencies.size > 1) throw new Refusal("currency-mismatch");
  return currency;
}

function refuseOtherTotal(request: OrderRequest, total: number, currency: Currency): void {
  if (request.expectedTotal === undefined || fromMajor(request.expectedTotal, currency) === total) return;
  throw new Refusal("price-changed", {
    details: { old_price: request.expectedTotal, new_price: toMajor(total, currency), currency },
  });
}

interface NewOrder {
  readonly request: OrderRequest;
  readonly plans: readonly TripPlan[];
  readonly total: number;
  readonly currency: Currency;
  readonly attemptKey: string | null;
  readonly fingerprint: Buffer;
}

function store(
  orders: Orders,
  { request, plans, total, currency, attemptKey, fingerprint }: NewOrder,
): Promise<Placement> {
  return orders.db.transaction().execute(async (trx): Promise<Placement> => {
    const placedAt = new Date(orders.clock());
    if (attemptKey === null) {
      await lockFingerprint(trx, fingerprint);
      const twin = await findTwin(trx, fingerprint, new Date(placedAt.getTime() - TWIN_SECONDS * 1000));
      if (twin !== undefined) return { order: twin, replayed: true, own: false };
    }
    const ids = await nextOrderIds(trx, plans.length);
    const order = await insertOrder(trx, {
      ids,
      transaction: randomInt(TRANSACTION.min, TRANSACTION.max),
      attemptKey,
      fingerprint,
      keySalt: randomBytes(16),
      request,
      userHint: request.userHint ?? plans[0]?.usable.quote.userHint ?? null,
      plans,
      total,
      currency,
      placedAt,
    });
    await recordEvent(trx, { name: "order.placed", orderId: order.order_id, at: placedAt });
    return { order, replayed: false, own: true };
  });
}

function violated(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === "23505" ? constraint : undefined;
}
