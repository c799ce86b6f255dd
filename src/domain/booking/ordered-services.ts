import { childSeatOffers, type WithServices } from "#domain/booking/child-seat-offers.ts";
import { extraCounts, type ExtraService, type ServiceCounts } from "#domain/booking/extra-services.ts";
import type { ChildSeat } from "#domain/booking/passengers.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";

/** A service on sale with a car; the price is for one piece and one trip, in wire units. */
export type OfferedService = ExtraService & { readonly name: string; readonly price: number };

/** Pieces of one service of a trip. */
export type OrderedService = {
  readonly id: number;
  readonly name: string;
  /** A child seat has a name in our own words. */
  readonly seat?: ChildSeat;
  readonly price: number;
  readonly count: number;
  /** It comes with the ride and is not ordered. */
  readonly isIncluded: boolean;
};

type Chosen = Pick<TripDraft, "party" | "services">;

/** All services of a price, as the operator sells them. */
export function servicesOf(price: WithServices): readonly OfferedService[] {
  const seats = childSeatOffers(price);
  return price.additional_services.map(({ id, category, name, price: each, most, default_include: isIncluded }) => ({
    id,
    category,
    name,
    price: Number(each),
    isSeat: seats.some(({ serviceId }) => serviceId === id),
    most: most ?? null,
    isIncluded,
  }));
}

/** How many of each service a trip has besides its child seats: what was chosen, as far as this car has it. */
export function chosenExtras(price: WithServices, draft: Chosen): ServiceCounts {
  return extraCounts(servicesOf(price), draft.services, seatCount(price, draft));
}

/** How many child seats a trip has. */
export function seatCount(price: WithServices, { party }: Chosen): number {
  return childSeatOffers(price).reduce((sum, { kind }) => sum + party.seats[kind], 0);
}

/** The services of each trip: child seats first, then the others, and what comes with every ride. */
export function orderedServices(price: WithServices, draft: Chosen): readonly OrderedService[] {
  const offered = servicesOf(price);
  const seats = childSeatOffers(price).flatMap(({ kind, serviceId }) => {
    const service = offered.find(({ id }) => id === serviceId);
    const count = draft.party.seats[kind];
    return service && count > 0 ? [{ ...pieces(service, count), seat: kind }] : [];
  });
  const extras = chosenExtras(price, draft);
  const others = offered.flatMap((service) => {
    const count = extras[service.id] ?? 0;
    if (count > 0) return [pieces(service, count)];
    const isChosen = seats.some(({ id }) => id === service.id);
    return service.isIncluded && !isChosen ? [{ ...pieces(service, 1), isIncluded: true }] : [];
  });
  return [...seats, ...others];
}

/** The services as an order names them: one entry for each piece. */
export function servicesBody(price: WithServices, draft: Chosen): { id: number }[] {
  return orderedServices(price, draft)
    .filter(({ isIncluded }) => !isIncluded)
    .flatMap(({ id, count }) => Array.from({ length: count }, () => ({ id })));
}

function pieces({ id, name, price }: OfferedService, count: number): OrderedService {
  return { id, name, price, count, isIncluded: false };
}
