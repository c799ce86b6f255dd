import { mayComeLater } from "#domain/booking/asked-trip-fields.ts";
import { flightOrTrainEnd } from "#domain/booking/flight-or-train-end.ts";
import { tripKindOf } from "#server/modules/booking/index.ts";
import { allowancesOf } from "#server/modules/orders/plan/flexible-agreement.ts";
import type { TripPlan } from "#server/modules/orders/plan/trip-plan.ts";

/**
 * The columns of a trip that its plan decides, for new and stored trips alike: a snapshot of its quote, its terms and
 * everything the traveller gave.
 */
export function planColumns(plan: TripPlan) {
  const { request, usable } = plan;
  const { quote, start, finish } = usable;
  const kind = tripKindOf(usable);
  const numbered = flightOrTrainEnd(kind);
  const numbers = request[numbered];
  // A trip out of town has its one set of numbers at its finish.
  const departure = numbered === "start" ? request.finish : undefined;
  const hasCoordinator = plan.coordinator.name !== "";
  return {
    price_id: quote.priceId,
    provider_id: quote.providerId,
    car_class: JSON.stringify(plan.carClass),
    start_place: quote.startPlace,
    finish_place: quote.finishPlace,
    country: start.country || null,
    start_address: plan.startAddress,
    finish_address: plan.finishAddress,
    start_point: quote.startPoint,
    finish_point: quote.finishPoint,
    pickup_local: plan.pickup,
    pickup_zone: start.zone,
    pickup_at: new Date(plan.pickupAt),
    departure_local: plan.departure,
    finish_zone: finish.zone,
    metres: quote.metres,
    seconds: quote.seconds,
    flight_number: numbers.flightNumber,
    terminal: numbers.terminal,
    train_number: numbers.trainNumber,
    carriage_number: numbers.carriageNumber,
    departure_flight: departure?.flightNumber ?? "",
    departure_train: departure?.trainNumber ?? "",
    departure_terminal: departure?.terminal ?? "",
    // A number that has come ends the waiting for it, and to a home nobody comes by flight.
    flight_later:
      request.flightLater &&
      mayComeLater(kind.start) &&
      request.start.flightNumber === "" &&
      request.start.trainNumber === "",
    sign: plan.sign,
    comment: request.comment,
    passengers: JSON.stringify(request.passengers),
    passengers_number: request.adults + request.children,
    adults: request.adults,
    children: request.children,
    luggage: request.luggage,
    stops: JSON.stringify(plan.stops),
    services: JSON.stringify(plan.services),
    ride_amount: plan.rideAmount,
    stops_amount: plan.stopsAmount,
    services_amount: plan.servicesAmount,
    amount: plan.amount,
    currency: quote.currency,
    lines: JSON.stringify(quote.lines),
    terms: JSON.stringify(quote.terms),
    allowances: JSON.stringify(allowancesOf(plan)),
    internal_number: request.internalNumber,
    quote: JSON.stringify(quote),
    confirm_hours: quote.confirmHours ?? null,
    discount_amount: plan.discountAmount,
    certificate: request.certificate,
    viewers: JSON.stringify(request.viewers),
    coordinator: JSON.stringify(plan.coordinator),
    // What is said of a coordinator counts where there is one.
    coordinator_number: hasCoordinator ? request.coordinatorNumber : "",
    english_sms: hasCoordinator && request.englishSms,
    additional_address: request.additionalAddress,
    bonus_number: request.bonusNumber,
    pos: request.pos,
    start_place_id: request.start.placeId ?? null,
    finish_place_id: request.finish.placeId ?? null,
    send_params: JSON.stringify(request.sendParams),
  };
}
