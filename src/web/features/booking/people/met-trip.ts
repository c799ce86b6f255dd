import { SERVICE_CATEGORY } from "#domain/booking/extra-services.ts";
import { isMet } from "#domain/booking/is-met.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { offerTrips, type OfferTrip, type PickedOffer } from "#web/trip/picked-offer.ts";

/** The first trip at whose start the driver waits with a sign. */
export type MetTrip = {
  readonly trip: OfferTrip;
  readonly index: number;
  /** The sign is a service that comes with every ride or was ordered, so something must stand on it (VAL-18). */
  readonly isSignDemanded: boolean;
};

/** Finds the trip whose traveller is met with a sign; undefined where nobody is. */
export function metTrip(offer: PickedOffer, { services: chosen }: Pick<TripDraft, "services">): MetTrip | undefined {
  const { additional_services: services, terms } = offer.price;
  const isSignDemanded = services.some(
    ({ id, category, default_include: comes }) =>
      category === SERVICE_CATEGORY.sign && (comes || (chosen[id] ?? 0) > 0),
  );
  const trips = offerTrips(offer);
  const index = trips.findIndex(({ startKind }) => isMet(startKind, isSignDemanded ? ["meeting"] : terms.included));
  const trip = trips[index];
  return trip && { trip, index, isSignDemanded };
}
