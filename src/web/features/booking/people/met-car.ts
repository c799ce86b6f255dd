import { carsOfWay } from "#domain/booking/further-cars.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { metTrips, type MetTrip } from "./met-trip.ts";

/** The first trip of a further car whose traveller is met with a sign; undefined where it meets nobody. */
export function metCar(
  offer: PickedOffer,
  draft: Pick<TripDraft, "services" | "cars">,
  id: string,
): MetTrip | undefined {
  return metTrips(offer, draft).find(({ index }) => carsOfWay(draft, index).some((car) => car.id === id));
}
