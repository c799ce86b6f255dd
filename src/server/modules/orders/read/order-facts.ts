import type { Consent } from "#domain/booking/consents.ts";
import { carsOfOrder } from "#domain/orders/cars-of-order.ts";
import { isConfirmLate } from "#domain/orders/confirmation.ts";
import { isPaidOnline, type PayBy } from "#domain/orders/pay-by.ts";
import { isAhead, type TripState } from "#domain/orders/trip-state.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Money } from "#domain/values/money.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import type { Clock } from "#server/clock.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { isRideOver } from "#server/modules/orders/access/ride-over.ts";
import { certificatesBack } from "#server/modules/orders/cancel/give-back-after-cancel.ts";
import { isAgreedOrder, tripsToConfirm } from "#server/modules/orders/confirm/agree-trips.ts";
import { storedTimedTrip } from "#server/modules/orders/plan/refuse-early-return.ts";
import { tripFacts, type PlacedMoment, type TripFacts } from "#server/modules/orders/read/trip-facts.ts";
import { drivingProvider } from "#server/modules/orders/store/driving-provider.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import type { StoredYacht } from "#server/modules/orders/store/yachts.repository.ts";
import { awaitsPayment } from "#server/modules/orders/unpaid/plan-unpaid.ts";
import type { Prices } from "#server/modules/prices/index.ts";

/** When a car is confirmed, as its traveller was told. */
interface ConfirmPromise {
  readonly until: PlacedMoment;
  /** That moment has passed. */
  readonly isLate: boolean;
}

/** When an order lapses if nothing is paid, at its first trip. Only an order of which nothing is paid does. */
function payUntil(order: StoredOrder): PlacedMoment | null {
  const trip = order.trips.find(({ cancelled_at: cancelledAt }) => cancelledAt === null);
  const zone = order.yacht?.zone ?? trip?.pickup_zone;
  if (zone === undefined || order.lapses_at === null || !awaitsPayment(order)) return null;
  return placedMoment(order.lapses_at, zone);
}

/** Until when the first of the trips that wait for it is confirmed; null where none waits. */
function confirmPromise(order: StoredOrder, now: number): ConfirmPromise | null {
  const waiting = isAgreedOrder(order) ? tripsToConfirm(order) : [];
  const [first] = waiting
    .flatMap(({ confirm_by: at, pickup_zone: zone }) => (at === null ? [] : [placedMoment(at, zone)]))
    .toSorted((one, other) => one.at - other.at);
  return first === undefined
    ? null
    : { until: first, isLate: isConfirmLate({ state: "placed", confirmBy: first.at }, now) };
}

function placedMoment(moment: Date, zone: string): PlacedMoment {
  const at = moment.getTime();
  return { at, zone, local: toLocalTime(at, zone) };
}

/** Every fact about an order, independent of language and reader; the page and the messages present it. */
export interface OrderFacts {
  readonly orderId: number;
  readonly transaction: number;
  readonly state: TripState;
  readonly payBy: PayBy;
  readonly isPaid: boolean;
  /** Payable by card, and not too late for that. */
  readonly isDue: boolean;
  /** When it lapses if it stays unpaid, at the place of its first trip; null where it does not. */
  readonly payUntil: PlacedMoment | null;
  /** Until when it is confirmed; null where nothing waits for that. */
  readonly confirmation: ConfirmPromise | null;
  /** A person confirms it, or a part of it, and has not yet. */
  readonly isByPerson: boolean;
  /** It was cancelled because nobody paid in time. */
  readonly isLapsed: boolean;
  readonly cost: Money;
  /** What came minus what went back. */
  readonly received: Money;
  readonly placedAt: Date;
  readonly customer: { readonly name: string; readonly phone: string; readonly email: string; readonly lang: Locale };
  /** The address that waits for the customer's own to agree; empty for none. */
  readonly newEmail: string;
  /** Title of the cost centre, and the company's own number; empty for none. */
  readonly costCenter: string;
  readonly internalNumber: string;
  /** What was agreed to with the order; null where that was not recorded. */
  readonly consents: readonly Consent[] | null;
  /** The staff took it for its buyer, who has seen no page of ours. */
  readonly isByPhone: boolean;
  /** What cancelling has given back of them. */
  readonly certificatesBack: readonly string[];
  readonly trips: readonly TripFacts[];
  /** What an order of kind yacht buys, which has no trips. */
  readonly yacht?: StoredYacht | undefined;
}

/** Whether the car of a trip has still to be confirmed by a person: nothing is promised of its driver until then. */
export function waitsForCar(
  { isByPerson }: Pick<OrderFacts, "isByPerson">,
  { state }: Pick<TripFacts, "state">,
): boolean {
  return isByPerson && state === "placed";
}

/** The sources of facts outside the order's own rows. */
export interface FactSources {
  readonly prices: Pick<Prices, "providerOf">;
  readonly gazetteer: Pick<Gazetteer, "byNumber">;
  readonly clock: Clock;
}

/** Collects the facts of an order from its rows, the gazetteer and the tariffs. */
export async function orderFacts(order: StoredOrder, sources: FactSources): Promise<OrderFacts> {
  const { prices, gazetteer, clock } = sources;
  const providers = await Promise.all(order.trips.map((trip) => prices.providerOf(drivingProvider(trip))));
  const isPaid = order.paid_at !== null;
  const isOpen = isPaidOnline(order.pay_by) && isAhead(order.state) && !isRideOver(order, clock());
  const cars = carsOfOrder(order.trips.map(storedTimedTrip));
  return {
    orderId: order.order_id,
    transaction: order.transaction,
    state: order.state,
    payBy: order.pay_by,
    isPaid,
    isDue: !isPaid && isOpen,
    payUntil: payUntil(order),
    confirmation: confirmPromise(order, clock()),
    isByPerson: order.trips.some(({ state, confirm_hours: hours }) => state === "placed" && hours !== null),
    isLapsed: order.lapsed_at !== null,
    cost: { amount: order.amount, currency: order.currency },
    received: { amount: order.received, currency: order.currency },
    placedAt: order.placed_at,
    customer: { name: order.customer_name, phone: order.customer_phone, email: order.customer_email, lang: order.lang },
    newEmail: order.new_email,
    costCenter: order.cost_center,
    internalNumber: order.internal_number,
    consents: order.consents,
    isByPhone: order.placed_by !== null,
    certificatesBack: certificatesBack(order),
    yacht: order.yacht,
    trips: order.trips.map((trip, index) => ({
      ...tripFacts(trip, providers[index], gazetteer),
      car: cars[index] ?? { way: "only", car: 1, cars: 1 },
    })),
  };
}
