import { isMet } from "#domain/booking/is-met.ts";
import { offerTrips, type OfferTrip, type PickedOffer } from "#web/trip/picked-offer.ts";

/** Category of meeting with a sign among the additional services (BKF-29). */
const SIGN_CATEGORY = "table";

/** The first trip at whose start the driver waits with a sign. */
export type MetTrip = {
  readonly trip: OfferTrip;
  readonly index: number;
  /** The sign is a service that comes with every ride, so something must stand on it (VAL-18). */
  readonly isSignDemanded: boolean;
};

/** Finds the trip whose traveller is met with a sign; undefined where nobody is. */
export function metTrip(offer: PickedOffer): MetTrip | undefined {
  const { additional_services: services, terms } = offer.price;
  const isSignDemanded = services.some(({ category, default_include: comes }) => category === SIGN_CATEGORY && comes);
  const trips = offerTrips(offer);
  const index = trips.findIndex(({ startKind }) => isMet(startKind, isSignDemanded ? ["meeting"] : terms.included));
  const trip = trips[index];
  return trip && { trip, index, isSignDemanded };
}
