import { carsOfWay, inCar } from "#domain/booking/further-cars.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { offerTrips, type OfferTrip, type PickedOffer } from "#web/trip/picked-offer.ts";

/** One trip of an order: a car on one of its ways, and the draft as seen from that car. */
export type CarTrip = { readonly ride: OfferTrip; readonly way: number; readonly draft: TripDraft };

/** The trips that an offer is ordered as: way after way, the first car and then the further ones. A rent has one car. */
export function carTrips(offer: PickedOffer, draft: TripDraft): readonly CarTrip[] {
  return offerTrips(offer).flatMap((ride, way) => [
    { ride, way, draft },
    ...(ride.hours === undefined ? carsOfWay(draft, way) : []).map(({ id }) => ({
      ride,
      way,
      draft: inCar(draft, id),
    })),
  ]);
}
