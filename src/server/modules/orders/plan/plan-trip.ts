import { checkPassenger, type PassengerErrors } from "#domain/booking/check-passenger.ts";
import { judgeServices, SERVICES_MOST } from "#domain/booking/extra-services.ts";
import { phoneDigits } from "#domain/booking/phone-digits.ts";
import type { PhoneFault } from "#domain/booking/phone.ts";
import { demandedTripFields, type DemandedField } from "#domain/booking/required-trip-fields.ts";
import { SAME_END_KM } from "#domain/booking/return-trip.ts";
import { tripCoordinator } from "#domain/orders/coordinator.ts";
import type { RequestedEnd, TripRequest } from "#domain/orders/order-request.ts";
import type { Place } from "#domain/places/place.ts";
import { isBonusNumber } from "#domain/prices/bonus-number.ts";
import { tripTotal } from "#domain/prices/trip-total.ts";
import { carGrade } from "#domain/tariffs/car-class.ts";
import { distanceKm, parseGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import type { StoredService } from "#server/database/tables.ts";
import { tripKindOf } from "#server/modules/booking/index.ts";
import type { PlanContext } from "#server/modules/orders/plan/plan-context.ts";
import { planStops } from "#server/modules/orders/plan/plan-stops.ts";
import { planTime } from "#server/modules/orders/plan/plan-time.ts";
import type { TripPlan } from "#server/modules/orders/plan/trip-plan.ts";
import type { UsableQuote } from "#server/modules/prices/index.ts";
import { passengerRefusal } from "#server/passengers/passenger-refusal.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** A trip with its phones as they are kept; one that the trip already has stays as it is, however it is written now. */
function withReadPhones(request: TripRequest, { phones, kept }: Pick<PlanContext, "phones" | "kept">): TripRequest {
  const read = (typed: string): string => {
    const digits = phoneDigits(typed);
    if (digits === "") return "";
    return kept?.phones.find((phone) => phoneDigits(phone) === digits) ?? phones.kept(typed);
  };
  return {
    ...request,
    passengers: request.passengers.map((passenger) => ({ ...passenger, phone: read(passenger.phone) })),
    viewers: [...new Set(request.viewers.map(read).filter((phone) => phone !== ""))],
  };
}

/** Refuses passengers who cannot be met or written to, and more of them than the car takes. */
function refusePeople(request: TripRequest, capacity: number, { speaks, passengers, phones, kept }: PlanContext): void {
  const [first, ...others] = request.passengers;
  // A number that was once taken stays good, even where the rule has become stricter since.
  const fault = (phone: string) => (kept?.phones.includes(phone) ? undefined : phones.fault(phone));
  const refusal =
    passengerRefusal(first === undefined ? { name: "required" } : checkPassenger(first, passengers, fault), speaks) ??
    // Other passengers may lack a phone or an address, but not a name.
    passengerRefusal(others.some(({ name }) => name === "") ? { name: "required" } : {}, speaks) ??
    // A phone that cannot be rung is refused whoever it belongs to, as the form does.
    passengerRefusal(faultyPhone([...others.map(({ phone }) => phone), ...request.viewers], fault), speaks);
  if (refusal) throw refusal;
  if (request.adults + request.children > capacity) throw new Refusal("party-too-large", { words: { capacity } });
}

function faultyPhone(numbers: readonly string[], faultOf: (phone: string) => PhoneFault | undefined): PassengerErrors {
  const phone = numbers.flatMap((number) => (number === "" ? [] : (faultOf(number) ?? [])))[0];
  return phone === undefined ? {} : { phone };
}

/** Refuses a trip that lacks what every order must have, old clients' included; a flight may be said to come later. */
function refuseMissingFields(request: TripRequest, usable: UsableQuote, locale: Locale): void {
  const filled: Readonly<Record<DemandedField, string>> = {
    dateArrival: request.pickup,
    arrivalNumber: request.start.flightNumber,
  };
  const missing = demandedTripFields(tripKindOf(usable), request.flightLater).find((field) => filled[field] === "");
  if (missing === "dateArrival") throw new Refusal("time-malformed");
  if (missing === "arrivalNumber") {
    throw new Refusal("trip-incomplete", {
      words: { field: say(locale, "errors.field.flight") },
      details: { field: "flight_number" },
    });
  }
}

/** Checks an ordered trip against its quote and computes its cost; the first mistake is refused in plain words. */
export function planTrip(ordered: TripRequest, usable: UsableQuote, context: PlanContext): TripPlan {
  const request = withReadPhones(ordered, context);
  const { speaks, placeOf } = context;
  const { quote, start, finish, carClass } = usable;
  refuseOtherRent(request, usable);
  const { pickup, pickupAt, departure } = planTime(request, usable, context);
  refuseOtherPlaces(request, usable, placeOf);
  refusePeople(request, carClass.capacity, context);
  if (!isBonusNumber(request.bonusNumber)) throw new Refusal("bonus-number-wrong");
  refuseMissingFields(request, usable, speaks);
  // Old clients know nothing of flexible tariffs and buy at the quoted sum.
  if (quote.isFlexible && request.flexibleAgreed === false) {
    throw new Refusal("trip-incomplete", {
      words: { field: say(speaks, "errors.field.flexible") },
      details: { field: "flexible_tariff_agreement" },
    });
  }
  const stops = planStops(request, usable, context);
  const services = chosenServices(request, quote.services, context);
  const stopsAmount = quote.stopAmount * stops.length;
  const servicesAmount = services.reduce((sum, service) => sum + service.amount, 0);
  const startAddress = addressOf(request.start, start, context);
  return {
    request,
    usable,
    carClass: {
      id: carClass.id,
      name: carClass.name,
      body: carClass.body,
      models: carClass.models,
      photo: carClass.photo,
      capacity: carClass.capacity,
      grade: carGrade(carClass),
    },
    pickup,
    pickupAt,
    departure,
    startAddress,
    // The finish of a rent is unknown beforehand.
    finishAddress: quote.rent ? request.finish.address || startAddress : addressOf(request.finish, finish, context),
    coordinator: tripCoordinator(request.passengers[0], carClass.capacity, context.allowsCoordinator),
    sign: request.sign || (request.passengers[0]?.name ?? ""),
    services,
    stops,
    rideAmount: quote.amount,
    stopsAmount,
    servicesAmount,
    discountAmount: 0,
    amount: tripTotal({
      ride: quote.amount,
      stop: quote.stopAmount,
      stops: stops.length,
      services: services.map((service) => service.amount),
    }),
  };
}

/**
 * The address for the driver: the typed one, otherwise the chosen place. That may be a hotel from a geocoder, which has no
 * number of its own, so its name must be kept.
 */
function addressOf(
  end: RequestedEnd,
  priced: Place,
  { locale, placeOf }: Pick<PlanContext, "locale" | "placeOf">,
): string {
  const named = end.placeId === undefined ? undefined : placeOf(end.placeId);
  const place = named ?? priced;
  const name = nameIn(place.name, locale);
  const near = nameIn(place.near, locale);
  const full = place.id === priced.id || near === "" ? name : `${name}, ${near}`;
  if (end.address === "" || place.id === priced.id) return end.address || full;
  return end.address.includes(name) ? end.address : `${full}, ${end.address}`;
}

function refuseOtherRent({ rent, rentSeconds }: TripRequest, { quote }: UsableQuote): void {
  if (rent && quote.rent === undefined) throw new Refusal("rent-not-offered");
  if (quote.rent === undefined || rentSeconds <= quote.rent.seconds) return;
  const hours = quote.rent.seconds / 3600;
  throw new Refusal("rent-hours-differ", { words: { hours }, details: { duration: quote.rent.seconds } });
}

function refuseOtherPlaces(
  request: TripRequest,
  { quote, start, finish }: UsableQuote,
  placeOf: PlanContext["placeOf"],
): void {
  const ends: readonly (readonly [RequestedEnd, string, Place])[] = [
    [request.start, quote.startPoint, start],
    ...(quote.rent ? [] : [[request.finish, quote.finishPoint, finish] as const]),
  ];
  for (const [ordered, quoted, place] of ends) {
    const priced = parseGeoPoint(quoted);
    const named = ordered.placeId === undefined ? undefined : placeOf(ordered.placeId);
    // The priced place itself may be far from the priced point, such as an address out in the country.
    const points = [ordered.point, named?.id === place.id ? undefined : named?.point];
    const isFar = (point: GeoPoint | undefined): boolean =>
      point !== undefined && priced !== undefined && distanceKm(point, priced) > SAME_END_KM;
    if (points.some(isFar)) throw new Refusal("places-differ");
  }
}

function chosenServices(
  { serviceIds }: TripRequest,
  offered: readonly StoredService[],
  { speaks }: Pick<PlanContext, "speaks">,
): StoredService[] {
  const fault = judgeServices(serviceIds, offered);
  if (fault?.kind === "unknown") throw new Refusal("service-unknown", { details: { id: fault.id } });
  if (fault !== undefined) {
    const [name, most] =
      fault.kind === "too-many"
        ? [nameIn(fault.service.name, speaks), fault.most]
        : [say(speaks, "errors.field.services"), SERVICES_MOST];
    throw new Refusal("too-many-services", { words: { name, most }, details: { most } });
  }
  const included = offered.filter((service) => service.defaultInclude && !serviceIds.includes(service.id));
  return [...serviceIds.flatMap((id) => offered.find((service) => service.id === id) ?? []), ...included];
}
