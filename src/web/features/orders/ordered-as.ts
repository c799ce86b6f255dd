import { carKey } from "#contract/search-address.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { offerTrips, type PickedOffer } from "#web/trip/picked-offer.ts";

/** What an order was made of, in two texts: what a change of it can reach, and what it cannot. */
export type OrderedAs = { readonly fixed: string; readonly free: string };

/** What an order from this form is made of; consents, prices and the page's language do not count. */
export function orderedAs(offer: PickedOffer, draft: TripDraft): OrderedAs {
  const { from, to, roundTrip, hours, price, stops = [] } = offer;
  const { company, certificate, trips, party, luggage, people, comment, bonusNumber, services } = draft;
  const { orderNumber, payBy, ...details } = company;
  return {
    fixed: JSON.stringify([from.place_id, to.place_id, roundTrip, hours, certificate, orderNumber, payBy]),
    free: JSON.stringify([
      carKey(price),
      stops.map(({ place_id: id }) => id),
      offerTrips(offer).map((_, index) => trips[index]),
      party,
      luggage,
      people,
      comment,
      bonusNumber,
      services,
      details,
    ]),
  };
}

/** How the form stands to the order that was already made from it. */
export type EarlierWay = "same" | "changeable" | "other";

/**
 * Compares the form with what was ordered; without knowing that, only a second order is sure. Where the form was opened to change an
 * order, whatever stands in it is a change.
 */
export function earlierWay(ordered: OrderedAs | undefined, now: OrderedAs): EarlierWay {
  if (ordered?.fixed === "") return "changeable";
  if (ordered === undefined || ordered.fixed !== now.fixed) return "other";
  return ordered.free === now.free ? "same" : "changeable";
}
