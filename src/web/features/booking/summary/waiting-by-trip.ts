import { offerTrips, type Offer, type OfferTrip } from "#web/trip/picked-offer.ts";

/** The included waiting of an order, in minutes: one line where all trips have the same, one for each trip otherwise. */
export function waitingByTrip(offer: Offer): readonly { readonly way: OfferTrip["way"]; readonly minutes: number }[] {
  const { terms, reverse_price } = offer.price;
  const [, back] = offerTrips(offer);
  const onReturn = reverse_price?.terms.free_waiting ?? 0;
  const all =
    !back || onReturn === terms.free_waiting
      ? [{ way: "single" as const, minutes: terms.free_waiting }]
      : [
          { way: "there" as const, minutes: terms.free_waiting },
          { way: "back" as const, minutes: onReturn },
        ];
  return all.filter(({ minutes }) => minutes > 0);
}
