import { SERVICE_CATEGORY } from "#domain/booking/extra-services.ts";
import { isMet } from "#domain/booking/is-met.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { offerTrips, type OfferTrip, type PickedOffer } from "#web/trip/picked-offer.ts";

/** A trip at whose start the driver waits with a sign. */
export type MetTrip = {
  readonly trip: OfferTrip;
  readonly index: number;
  /** The sign is a service that comes with every ride or was ordered, so something must stand on it. */
  readonly isSignDemanded: boolean;
};

/** The trips at whose start the driver waits with a sign. */
export function metTrips(offer: PickedOffer, { services: chosen }: Pick<TripDraft, "services">): readonly MetTrip[] {
  const { additional_services: services, terms } = offer.price;
  const isSignDemanded = services.some(
    ({ id, category, default_include: comes }) =>
      category === SERVICE_CATEGORY.sign && (comes || (chosen[id] ?? 0) > 0),
  );
  return offerTrips(offer).flatMap((trip, index) =>
    isMet(trip.startKind, isSignDemanded ? ["meeting"] : terms.included) ? { trip, index, isSignDemanded } : [],
  );
}

/** The first of these trips; undefined where nobody is met. */
export function metTrip(offer: PickedOffer, draft: Pick<TripDraft, "services">): MetTrip | undefined {
  return metTrips(offer, draft)[0];
}
