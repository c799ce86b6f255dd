import type { OrderView } from "#contract/orders/order-view.ts";
import type { OrderFacts } from "#server/modules/orders/read/order-facts.ts";
import type { TripFacts } from "#server/modules/orders/read/trip-facts.ts";
import { writtenPhone } from "#server/passengers/phone-plans.ts";

/** Presents what was given with a trip, and with its order. */
export function presentGiven(
  { costCenter, internalNumber }: Pick<OrderFacts, "costCenter" | "internalNumber">,
  trip: TripFacts,
): OrderView["trips"][number]["given"] {
  return {
    passengers: trip.passengers.map(({ name, phone, email }) => ({ name, phone: writtenPhone(phone), email })),
    adults: trip.people - trip.children,
    children: trip.children,
    luggage: trip.luggage,
    carriage_number: trip.carriageNumber,
    comment: trip.comment,
    viewers: trip.viewers.map(writtenPhone),
    coordinator_number: trip.coordinator.number,
    internal_number: trip.internalNumber || internalNumber,
    cost_center: costCenter,
    bonus_number: trip.bonusNumber,
    certificate: trip.certificate,
  };
}
