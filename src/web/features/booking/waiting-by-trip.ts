import type { PriceItem } from "#contract/prices.ts";
import { offerTrips, type Offer, type OfferTrip } from "#web/lib/offer.ts";

/** The way back as a server may send it: with its own terms, or without them. */
type PricedBack = { readonly price_id: number; readonly terms?: PriceItem["terms"] } | null;

/** The included waiting of an order, in minutes: one line where all trips have the same, one for each trip otherwise. */
export function waitingByTrip(offer: Offer): readonly { readonly way: OfferTrip["way"]; readonly minutes: number }[] {
  const { terms, reverse_price } = offer.price;
  const [there, back] = offerTrips(offer);
  const reverse: PricedBack = reverse_price;
  // Waiting depends on the start, so a return from another kind of place is promised nothing unless its terms say so.
  const isAlike = there?.startKind === back?.startKind;
  const onReturn = reverse?.terms?.free_waiting ?? (isAlike ? terms.free_waiting : 0);
  const all =
    !back || onReturn === terms.free_waiting
      ? [{ way: "single" as const, minutes: terms.free_waiting }]
      : [
          { way: "there" as const, minutes: terms.free_waiting },
          { way: "back" as const, minutes: onReturn },
        ];
  return all.filter(({ minutes }) => minutes > 0);
}
