import type { Transaction } from "kysely";
import { randomBytes, randomInt } from "node:crypto";
import { authorOf, type Actor } from "#domain/accounts/actor.ts";
import type { Passenger } from "#domain/booking/passengers.ts";
import { mayPayCash } from "#domain/booking/pay-choices.ts";
import { isPaidAtOnce, orderAmount } from "#domain/orders/order-amount.ts";
import type { OrderRequest } from "#domain/orders/order-request.ts";
import { isPaidToDriver } from "#domain/orders/pay-by.ts";
import { mayHaveFastRide } from "#domain/prices/fast-ride-active.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";
import type { Locale } from "#domain/values/locale.ts";
import { fromMajor, toMajor, type Currency } from "#domain/values/money.ts";
import { outliveInterruption } from "#server/database/outlive-interruption.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import { isBoundAttemptKey } from "#server/http/kept-attempt-key.ts";
import { rememberConsents, type TryCode } from "#server/modules/accounts/index.ts";
import { pricedRoute, timedTrip } from "#server/modules/booking/index.ts";
import { asBought, costCenterOf, findBuyer, ownerOf, type Buyer } from "#server/modules/orders/access/order-buyer.ts";
import { agreeTrips } from "#server/modules/orders/confirm/agree-trips.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { fingerprintOf, TWIN_SECONDS } from "#server/modules/orders/place/fingerprint.ts";
import { refuseWithoutRoom } from "#server/modules/orders/place/refuse-without-room.ts";
import { takeCertificates } from "#server/modules/orders/place/take-certificates.ts";
import { planContext, type PlanContext } from "#server/modules/orders/plan/plan-context.ts";
import { planTrip } from "#server/modules/orders/plan/plan-trip.ts";
import { refuseEarlyReturn } from "#server/modules/orders/plan/refuse-early-return.ts";
import { refuseLongTexts } from "#server/modules/orders/plan/refuse-long-texts.ts";
import { refuseOrdinaryPrice } from "#server/modules/orders/plan/refuse-ordinary-price.ts";
import { refuseTooManyCars, refuseTooManyTrips } from "#server/modules/orders/plan/refuse-too-many.ts";
import type { TripPlan } from "#server/modules/orders/plan/trip-plan.ts";
import { withCertificates } from "#server/modules/orders/plan/with-certificates.ts";
import { insertOrder, type OrderValues } from "#server/modules/orders/store/new-orders.repository.ts";
import {
  findByAttempt,
  findTwin,
  lockFingerprint,
  type StoredOrder,
} from "#server/modules/orders/store/orders.repository.ts";
import { planUnpaid } from "#server/modules/orders/unpaid/plan-unpaid.ts";
import { callerAsBuyer, type UsableQuote } from "#server/modules/prices/index.ts";
import { Refusal } from "#server/refusal.ts";

/** Transactions are random in this range: nine or ten digits, below 2^31. */
const TRANSACTION = { min: 100_000_000, max: 2_147_483_647 } as const;

const MOST_DRAWS = 5;

/** An existing order, and whether this very call made it. */
export interface Placement {
  readonly order: StoredOrder;
  readonly replayed: boolean;
  /** Whether the caller has proved to be the one who placed it: by placing it now, or by an attempt key that is bound to them. */
  readonly own: boolean;
}

/** How an order is requested, apart from its content. */
export interface Placing {
  readonly actor: Actor;
  readonly attemptKey: string | null;
  /** Counts the order for its phone and e-mail; refuses it where they have ordered too often. */
  readonly countContact: (contact: Passenger) => Promise<void>;
  /** The language of refusals, where it is not that of the letters. */
  readonly speaks?: Locale;
  /** Notes whether a certificate code is right; refuses whoever has entered too many wrong ones. */
  readonly tryCode: TryCode;
  /** What must happen with the order or not at all, in its transaction. */
  readonly alongside?: (trx: Transaction<Tables>, order: StoredOrder) => Promise<void>;
  /** Who of the staff places it for its buyer; absent where the buyer does. */
  readonly desk?: PlacedAtDesk;
}

/** Somebody of the staff who places an order for its buyer. */
export interface PlacedAtDesk {
  readonly accountId: number;
  /** As entries of the order name their author. */
  readonly author: string;
  /** Writes down what was done, in the transaction in which the order is stored. */
  readonly record: (trx: Transaction<Tables>, order: StoredOrder) => Promise<void>;
}

/** The salt is drawn once for each call, so an order with it was made by this very call. */
type Attempt = Placing & { readonly fingerprint: Buffer; readonly keySalt: Buffer };

/**
 * Places an order once. The same attempt key, or the same order within a minute without one, returns the existing order. The
 * answer means that the order is on disk together with its event.
 */
export async function placeOrder(orders: Orders, asked: OrderRequest, placing: Placing): Promise<Placement> {
  refuseTooManyTrips(asked.trips.length, placing.speaks ?? asked.lang);
  for (const trip of asked.trips) refuseLongTexts(trip);
  const fingerprint = fingerprintOf(asked, placing.actor);
  const attempt = { ...placing, fingerprint, keySalt: randomBytes(16) };
  const place = (): Promise<Placement> => placeOrFind(orders, asked, attempt);
  // Only a key proves, after a commit whose answer was lost, that the order which is there now is this caller's.
  return placing.attemptKey === null ? place() : outliveInterruption(place);
}

async function placeOrFind(orders: Orders, asked: OrderRequest, placing: Attempt): Promise<Placement> {
  try {
    return await placeAnew(orders, asked, placing);
  } catch (error) {
    // A repeated attempt fails in many ways, as its price may be gone by now; an order that exists answers all of them.
    const placed = await placedBy(orders, placing);
    if (placed === undefined) throw error;
    return placed;
  }
}

async function placedBy(orders: Orders, { attemptKey, fingerprint, keySalt }: Attempt): Promise<Placement | undefined> {
  if (attemptKey === null) return undefined;
  const order = await findByAttempt(orders.db, attemptKey);
  if (order === undefined) return undefined;
  if (!order.fingerprint.equals(fingerprint)) throw new Refusal("attempt-conflict");
  return { order, replayed: true, own: isBoundAttemptKey(attemptKey) || order.key_salt.equals(keySalt) };
}

async function placeAnew(
  orders: Orders,
  asked: OrderRequest,
  { actor, countContact, tryCode, speaks = asked.lang, ...attempt }: Attempt,
): Promise<Placement> {
  await refuseWithoutRoom(orders.disk);
  const usable = await usableQuotes(orders, asked, actor);
  refuseTooManyCars(usable.map(pricedRoute), speaks);
  const userHint = asked.userHint ?? usable[0]?.quote.userHint ?? null;
  const buyer = await findBuyer(orders, actor, userHint);
  const request = asBought(asked, buyer);
  if (isPaidToDriver(request.payBy) && !mayPayCash(buyer.settings)) throw new Refusal("cash-not-offered");
  const isRentOn = buyer.settings.features.includes("rent");
  if (!isRentOn && usable.some(({ quote }) => quote.rent !== undefined)) throw new Refusal("rent-not-offered");
  if (mayHaveFastRide(buyer.settings)) await refuseOrdinaryPrice(orders, asked.trips, usable);
  else if (usable.some(({ quote }) => quote.isFastRide)) {
    throw new Refusal("time-refused", { details: { reason: "fast-ride" } });
  }
  const costCenter = await costCenterOf(orders, buyer, request.costCenter, speaks);
  // Whoever calls may have no e-mail: a phone is enough.
  const passengers = attempt.desk === undefined ? buyer.passengers : "legal";
  const context = planContext(
    orders,
    { ...buyer, passengers },
    {
      locale: request.lang,
      speaks,
      pickup: usable[0]?.start.country,
    },
  );
  const plans = await withCertificates(orders.prices, planTrips(request, usable, context), {
    buyer: callerAsBuyer({ actor, userHint: request.userHint }),
    tryCode,
  });
  const total = orderAmount(plans.map(({ amount }) => ({ amount, cancelFee: null })));
  const currency = currencyOf(plans);
  refuseOtherTotal(request, total, currency);

  const [customer] = plans[0]?.request.passengers ?? [];
  if (customer) await countContact(customer);
  const author = attempt.desk?.author ?? authorOf(actor);
  const order = { ...attempt, author, request, plans, total, currency, userHint, buyer, costCenter };
  for (let draw = 1; ; draw++) {
    try {
      return await store(orders, order);
    } catch (error) {
      if (violated(error) !== "orders_transaction_key" || draw === MOST_DRAWS) throw error;
    }
  }
}

async function usableQuotes(
  { prices }: Orders,
  { trips, userHint }: OrderRequest,
  actor: Actor,
): Promise<UsableQuote[]> {
  const buyer = callerAsBuyer({ actor, userHint });
  const found: UsableQuote[] = [];
  for (const trip of trips) {
    const usable = await prices.usableQuote(await prices.priceIdOf(trip.price), buyer, parseLocalTime(trip.pickup));
    // A visitor who names nobody takes whom the prices name: one for all of them.
    if (userHint === null && usable.quote.userHint !== (found[0] ?? usable).quote.userHint) {
      throw new Refusal("quote-foreign");
    }
    found.push(usable);
  }
  return found;
}

function planTrips(request: OrderRequest, usable: readonly UsableQuote[], context: PlanContext): TripPlan[] {
  const plans = request.trips.flatMap((trip, index) => {
    const quote = usable[index];
    return quote === undefined ? [] : [planTrip(trip, quote, context)];
  });
  const timed = plans.map(({ usable: quote, pickupAt }) => timedTrip(quote, pickupAt));
  refuseEarlyReturn(timed[0], timed);
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

interface NewOrder
  extends Omit<OrderValues, "transaction" | "owner" | "placedAt" | "placedBy" | "paidAt">, Pick<Placing, "alongside"> {
  readonly buyer: Buyer;
  readonly desk?: PlacedAtDesk;
}

function store(orders: Orders, { buyer, desk, alongside, ...order }: NewOrder): Promise<Placement> {
  const { attemptKey, fingerprint } = order;
  return orders.db.transaction().execute(async (trx): Promise<Placement> => {
    const placedAt = new Date(orders.clock());
    if (attemptKey === null) {
      await lockFingerprint(trx, fingerprint);
      const twin = await findTwin(trx, fingerprint, new Date(placedAt.getTime() - TWIN_SECONDS * 1000));
      if (twin !== undefined) return { order: twin, replayed: true, own: false };
    }
    const stored = await insertOrder(trx, {
      ...order,
      transaction: randomInt(TRANSACTION.min, TRANSACTION.max),
      owner: ownerOf(buyer),
      placedAt,
      placedBy: desk?.accountId ?? null,
      paidAt: isPaidAtOnce(order.total) ? placedAt : null,
    });
    await desk?.record(trx, stored);
    await alongside?.(trx, stored);
    await takeCertificates(trx, stored, order.plans);
    const { account } = buyer;
    const { consents = [] } = order.request;
    if (account !== undefined) await rememberConsents(trx, account.user_id, { consents, at: placedAt });
    const subject = { kind: "order", id: stored.order_id } as const;
    await recordEvent(trx, { name: "order.placed", subject, at: placedAt, body: { payBy: stored.pay_by } });
    await planUnpaid(trx, stored, orders.unpaid, placedAt);
    return { order: await agreeTrips(trx, stored, placedAt), replayed: false, own: true };
  });
}

function violated(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === "23505" ? constraint : undefined;
}
