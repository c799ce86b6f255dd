import type { Consent } from "#domain/booking/consents.ts";
import { carsOfOrder, type CarOfOrder } from "#domain/orders/cars-of-order.ts";
import type { OrderState, PayBy } from "#domain/orders/order-state.ts";
import { endKind, type EndKind } from "#domain/places/place-kind.ts";
import { carGrade, type CarBody, type CarGrade } from "#domain/tariffs/car-class.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import { distanceKm, parseGeoPoint } from "#domain/values/geo-point.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Money } from "#domain/values/money.ts";
import type { Named } from "#domain/values/named.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import type { Clock } from "#server/clock.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { isRideOver } from "#server/modules/orders/access/ride-over.ts";
import { isFlexibleAgreed } from "#server/modules/orders/plan/flexible-agreement.ts";
import { storedTimedTrip } from "#server/modules/orders/plan/refuse-early-return.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { quoteOfTrip } from "#server/modules/orders/store/quote-of-trip.ts";
import { awaitsPayment } from "#server/modules/orders/unpaid/plan-unpaid.ts";
import type { Prices, Quote } from "#server/modules/prices/index.ts";

/** A moment, and the local time at its place. */
export interface PlacedMoment {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly zone: string;
  readonly local: LocalTime;
}

/** One end of a trip. */
export interface EndFacts {
  /** The priced place's name; undefined when we no longer know it. */
  readonly name: Named | undefined;
  /** As the traveller gave it. */
  readonly address: string;
  readonly kind: EndKind;
  /** What marks it on a map: the id of the place that stands there, or its point as `lat,lng`. */
  readonly mapPoint?: string | undefined;
}

/** One part of the cost of a trip. */
export type CostLine = { readonly cost: Money } & (
  | { readonly kind: "ride"; readonly name: Named }
  | { readonly kind: "stops"; readonly count: number }
  | { readonly kind: "service"; readonly category: string; readonly name: Named; readonly isIncluded: boolean }
  /** Negative. */
  | { readonly kind: "certificate" }
);

/** One trip of an order. */
export interface TripFacts {
  readonly tripId: number;
  readonly position: number;
  /** Which car of its order it is. */
  readonly car: CarOfOrder;
  readonly cost: Money;
  readonly costLines: readonly CostLine[];
  /** Null unless the trip is cancelled. */
  readonly cancelFee: Money | null;
  /** What goes back to the payer by its cancelling; null unless the trip is cancelled. */
  readonly cancelRefund: Money | null;
  readonly hasUnseenChange: boolean;
  /** The quote it was sold by; undefined when that was not stored. */
  readonly quote: Quote | undefined;
  /** The final sum depends on the route driven (OPN-144). */
  readonly isFlexible: boolean;
  readonly carClass: {
    readonly name: Named;
    readonly models: readonly string[];
    readonly body: CarBody;
    readonly grade: CarGrade;
    readonly capacity: number;
  };
  readonly provider: Named | undefined;
  readonly start: EndFacts;
  readonly finish: EndFacts;
  /** Addresses of the stops on the way. */
  readonly stops: readonly string[];
  /** Their points as `lat,lng`. */
  readonly stopPoints: readonly string[];
  readonly pickup: PlacedMoment;
  /** When the ride ends, if it takes as long as computed. */
  readonly arrival: PlacedMoment;
  /** How long the drive takes. */
  readonly seconds: number;
  /** The paid time of a rent by the hour, which has no finish; undefined for a transfer. */
  readonly rentSeconds: number | undefined;
  /** When the flight or train leaves, in local time at the finish. */
  readonly departure: LocalTime | null;
  readonly flightNumber: string;
  readonly terminal: string;
  readonly trainNumber: string;
  readonly carriageNumber: string;
  /** From the finish, where the numbers above are those of the start. */
  readonly departureFlight: string;
  readonly departureTrain: string;
  readonly departureTerminal: string;
  /** The flight of the start is not known yet. */
  readonly flightLater: boolean;
  readonly sign: string;
  readonly people: number;
  readonly children: number;
  readonly luggage: number;
  readonly terms: Terms;
}

/** Every fact about an order, independent of language and reader; the page and the messages present it. */
export interface OrderFacts {
  readonly orderId: number;
  readonly transaction: number;
  readonly state: OrderState;
  readonly payBy: PayBy;
  readonly isPaid: boolean;
  /** Payable by card, and not too late for that. */
  readonly isDue: boolean;
  /** When it lapses if it stays unpaid, at the place of its first trip; null where it does not. */
  readonly payUntil: PlacedMoment | null;
  /** It was cancelled because nobody paid in time. */
  readonly isLapsed: boolean;
  readonly cost: Money;
  /** What came minus what went back. */
  readonly received: Money;
  readonly placedAt: Date;
  readonly customer: { readonly name: string; readonly email: string };
  /** What was agreed to with the order; null where that was not recorded. */
  readonly consents: readonly Consent[] | null;
  readonly trips: readonly TripFacts[];
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
  const providers = await Promise.all(order.trips.map((trip) => prices.providerOf(trip.provider_id)));
  const isPaid = order.paid_at !== null;
  const isOpen = order.pay_by === "card" && order.state === "placed" && !isRideOver(order, clock());
  const cars = carsOfOrder(order.trips.map(storedTimedTrip));
  return {
    orderId: order.order_id,
    transaction: order.transaction,
    state: order.state,
    payBy: order.pay_by,
    isPaid,
    isDue: !isPaid && isOpen,
    payUntil: payUntil(order),
    isLapsed: order.lapsed_at !== null,
    cost: { amount: order.amount, currency: order.currency },
    received: { amount: order.received, currency: order.currency },
    placedAt: order.placed_at,
    customer: { name: order.customer_name, email: order.customer_email },
    consents: order.consents,
    trips: order.trips.map((trip, index) => ({
      ...tripFacts(trip, providers[index], gazetteer),
      car: cars[index] ?? { way: "only", car: 1, cars: 1 },
    })),
  };
}

/** Only an order of which nothing is paid lapses. */
function payUntil(order: StoredOrder): PlacedMoment | null {
  const trip = order.trips.find(({ cancelled_at: cancelledAt }) => cancelledAt === null);
  if (trip === undefined || order.lapses_at === null || !awaitsPayment(order)) return null;
  const at = order.lapses_at.getTime();
  return { at, zone: trip.pickup_zone, local: toLocalTime(at, trip.pickup_zone) };
}

function tripFacts(
  trip: StoredTrip,
  provider: { readonly name: Named } | undefined,
  gazetteer: FactSources["gazetteer"],
): Omit<TripFacts, "car"> {
  const {
    currency,
    car_class: carClass,
    cancel_fee: cancelFee,
    cancel_refund: cancelRefund,
    pickup_zone: zone,
    finish_zone: finishZone,
  } = trip;
  const pickupAt = trip.pickup_at.getTime();
  const arrivalAt = pickupAt + trip.seconds * 1000;
  return {
    tripId: trip.trip_id,
    position: trip.position,
    cost: { amount: trip.amount, currency },
    costLines: costLines(trip),
    cancelFee: cancelFee === null ? null : { amount: cancelFee, currency },
    cancelRefund: cancelRefund === null ? null : { amount: cancelRefund, currency },
    hasUnseenChange: trip.has_unseen_change,
    quote: quoteOfTrip(trip),
    isFlexible: isFlexibleAgreed(trip),
    carClass: {
      name: carClass.name,
      models: carClass.models,
      body: carClass.body,
      grade: carGrade(carClass),
      capacity: carClass.capacity,
    },
    provider: provider?.name,
    start: endFacts(gazetteer, { number: trip.start_place, address: trip.start_address, at: trip.start_point }),
    finish: endFacts(gazetteer, { number: trip.finish_place, address: trip.finish_address, at: trip.finish_point }),
    stops: trip.stops.map(({ address }) => address),
    stopPoints: trip.stops.map(({ point }) => point),
    pickup: { at: pickupAt, zone, local: minute(trip.pickup_local) },
    arrival: { at: arrivalAt, zone: finishZone, local: toLocalTime(arrivalAt, finishZone) },
    seconds: trip.seconds,
    rentSeconds: quoteOfTrip(trip)?.rent?.seconds,
    departure: trip.departure_local === null ? null : minute(trip.departure_local),
    flightNumber: trip.flight_number,
    terminal: trip.terminal,
    trainNumber: trip.train_number,
    carriageNumber: trip.carriage_number,
    departureFlight: trip.departure_flight,
    departureTrain: trip.departure_train,
    departureTerminal: trip.departure_terminal,
    flightLater: trip.flight_later,
    sign: trip.sign,
    people: trip.passengers_number,
    children: trip.children,
    luggage: trip.luggage,
    terms: trip.terms,
  };
}

function costLines(trip: StoredTrip): CostLine[] {
  const money = (amount: number): Money => ({ amount, currency: trip.currency });
  return [
    { kind: "ride", name: trip.car_class.name, cost: money(trip.ride_amount) },
    ...(trip.stops_amount > 0
      ? [{ kind: "stops" as const, count: trip.stops.length, cost: money(trip.stops_amount) }]
      : []),
    ...trip.services.map(({ category, name, amount, defaultInclude }) => ({
      kind: "service" as const,
      category,
      name,
      isIncluded: defaultInclude,
      cost: money(amount),
    })),
    ...(trip.discount_amount > 0 ? [{ kind: "certificate" as const, cost: money(-trip.discount_amount) }] : []),
  ];
}

/** An end nearer to its place than this is the place itself, which has a name on a map. */
const SAME_SPOT_KM = 0.05;

function endFacts(
  gazetteer: FactSources["gazetteer"],
  { number, address, at }: { readonly number: number; readonly address: string; readonly at: string },
): EndFacts {
  const place = gazetteer.byNumber(number);
  const point = parseGeoPoint(at);
  const isPlace = place !== undefined && (point === undefined || distanceKm(place.point, point) <= SAME_SPOT_KM);
  const mapPoint = isPlace ? place.id : point && formatGeoPoint(point);
  return { name: place?.name, address, kind: endKind(place?.kind ?? "other"), mapPoint };
}

/** The database adds seconds to times. */
function minute(local: string): LocalTime {
  return local.slice(0, 16);
}
