import type { CarOfOrder } from "#domain/orders/cars-of-order.ts";
import type { CancelCause } from "#domain/orders/judge-cancel.ts";
import type { TripDriver } from "#domain/orders/trip-driver.ts";
import type { TripState } from "#domain/orders/trip-state.ts";
import { endKind, type EndKind } from "#domain/places/place-kind.ts";
import { isAgreedPrice } from "#domain/prices/agreed-price.ts";
import { carGrade, type CarBody, type CarGrade } from "#domain/tariffs/car-class.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import { distanceKm, parseGeoPoint } from "#domain/values/geo-point.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Money } from "#domain/values/money.ts";
import type { Named } from "#domain/values/named.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import type { StoredCoordinator, StoredPassenger } from "#server/database/tables.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { isFlexibleAgreed } from "#server/modules/orders/plan/flexible-agreement.ts";
import type { StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { quoteOfTrip } from "#server/modules/orders/store/quote-of-trip.ts";
import type { Quote } from "#server/modules/prices/index.ts";

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
  | { readonly kind: "ride"; readonly name: Named; readonly isAgreed?: boolean }
  | { readonly kind: "stops"; readonly count: number }
  | { readonly kind: "service"; readonly category: string; readonly name: Named; readonly isIncluded: boolean }
  /** Negative. */
  | { readonly kind: "certificate" }
);

/** One trip of an order. */
export interface TripFacts {
  readonly tripId: number;
  readonly position: number;
  readonly state: TripState;
  /** Why it was cancelled at no fee whatever its terms. */
  readonly cancelCause: CancelCause | null;
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
  /** The final sum depends on the route driven. */
  readonly isFlexible: boolean;
  readonly carClass: {
    readonly name: Named;
    readonly models: readonly string[];
    readonly body: CarBody;
    readonly grade: CarGrade;
    readonly capacity: number;
  };
  readonly provider: Named | undefined;
  /** Who drives, once its traveller may know. */
  readonly driver: TripDriver | undefined;
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
  readonly passengers: readonly StoredPassenger[];
  /** What its traveller asks for, in their own words. */
  readonly comment: string;
  /** Who looks after a large party; the name is empty where nobody does. */
  readonly coordinator: StoredCoordinator & { readonly number: string };
  /** Phones of those who follow the trip. */
  readonly viewers: readonly string[];
  /** The company's own number for it. */
  readonly internalNumber: string;
  readonly bonusNumber: string;
  /** Code of its certificate. */
  readonly certificate: string;
  /** Why it was cancelled, in the words of who did. */
  readonly cancelReason: string;
}

type KnownPlaces = Pick<Gazetteer, "byNumber">;

/** Collects the facts of a trip from its row; which car of its order it is, only the order knows. */
export function tripFacts(
  trip: StoredTrip,
  provider: { readonly name: Named } | undefined,
  gazetteer: KnownPlaces,
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
    state: trip.state,
    cancelCause: trip.cancel_cause,
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
    driver: trip.driver?.isTold === true ? trip.driver : undefined,
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
    passengers: trip.passengers,
    comment: trip.comment,
    coordinator: { ...trip.coordinator, number: trip.coordinator_number },
    viewers: trip.viewers,
    internalNumber: trip.internal_number,
    bonusNumber: trip.bonus_number,
    certificate: trip.certificate,
    cancelReason: trip.cancel_reason,
  };
}

function costLines(trip: StoredTrip): CostLine[] {
  const money = (amount: number): Money => ({ amount, currency: trip.currency });
  return [
    {
      kind: "ride",
      name: trip.car_class.name,
      isAgreed: isAgreedPrice(trip.lines),
      cost: money(trip.ride_amount),
    },
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
  gazetteer: KnownPlaces,
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
