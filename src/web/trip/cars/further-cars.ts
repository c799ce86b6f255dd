import type { FurtherCar } from "#domain/booking/further-cars.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";

/** The further cars of an offer, in the order in which they were added: those of a way that it lacks are left out. A rent has none. */
export function furtherCars({ hours, roundTrip, price }: PickedOffer, { cars }: TripDraft): readonly FurtherCar[] {
  const isRound = roundTrip && price.reverse_price !== null;
  return hours === undefined ? cars.filter(({ ways }) => isRound || ways !== "back") : [];
}
