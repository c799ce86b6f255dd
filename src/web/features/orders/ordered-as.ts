import type { OrderView } from "#contract/orders/order-view.ts";
import { firstPassenger } from "#domain/booking/draft-people.ts";
import { isSameTraveller } from "#domain/booking/same-traveller.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { isOff } from "#domain/orders/trip-state.ts";
import { carKey } from "#web/trip/list/car-key.ts";
import { offerTrips, type PickedOffer } from "#web/trip/picked-offer.ts";

/** Whom a trip is for, and on which days. */
type OrderedFor = { readonly name: string; readonly phone: string; readonly days: readonly string[] };

/**
 * What an order was made of, in two texts: what a change of it can reach, and what it cannot; and whom it is for, unless the form was
 * opened to change it.
 */
export type OrderedAs = {
  readonly fixed: string;
  readonly free: string;
  readonly for?: OrderedFor | undefined;
  /** Of its prices. */
  readonly currency?: string | undefined;
};

/** What an order from this form is made of; consents, prices and the page's language do not count. */
export function orderedAs(offer: PickedOffer, draft: TripDraft): OrderedAs {
  const { from, to, roundTrip, hours, price, stops = [] } = offer;
  const { company, certificate, trips, party, luggage, people, comment, bonusNumber, services } = draft;
  const { orderNumber, payBy, ...details } = company;
  const { name, phone } = firstPassenger(draft);
  const driven = offerTrips(offer).map((_, index) => trips[index]);
  const { cars, carPeople } = draft;
  const free = [
    carKey(price),
    stops.map(({ place_id: id }) => id),
    driven,
    party,
    luggage,
    people,
    comment,
    bonusNumber,
    services,
    details,
  ];
  const fixed = [from.place_id, to.place_id, roundTrip, hours, certificate, orderNumber, payBy];
  // Several cars are changed one by one on the order's page, so a form of several never becomes a change.
  const apart = cars.length > 0 ? [cars, carPeople, free] : [];
  return {
    fixed: JSON.stringify([...fixed, ...apart]),
    free: JSON.stringify(free),
    for: { name, phone, days: driven.map((trip) => trip?.date ?? "") },
    currency: price.currency,
  };
}

/**
 * How the form stands to the order that was already made from it. `apart`: a change could make the one of the other, but the trip is
 * another one, so that is not done unasked. Only a second order is left beside one that is paid or cancelled, and beside one in another
 * currency, because an order keeps its currency (decision 0094).
 */
export type EarlierWay = "same" | "changeable" | "apart" | "other" | "currency" | "paid" | "cancelled";

/**
 * Compares the form with what was ordered; without knowing that, only a second order is sure. Where the form was opened to change an
 * order, whatever stands in it is a change. Otherwise another passenger or another day is another trip.
 */
export function earlierWay(ordered: OrderedAs | undefined, now: OrderedAs): EarlierWay {
  if (ordered?.fixed === "") return "changeable";
  if (ordered === undefined || ordered.fixed !== now.fixed) return "other";
  if (ordered.currency !== undefined && ordered.currency !== now.currency) return "currency";
  if (ordered.free === now.free) return "same";
  return isSameTrip(ordered.for, now.for) ? "changeable" : "apart";
}

/** The same once the server has said what has become of the order since. */
export function wayNow(
  way: EarlierWay,
  order: Pick<OrderView, "state" | "payment" | "currency"> | undefined,
  currency: string,
): EarlierWay {
  if (order === undefined) return way;
  if (isOff(order.state)) return "cancelled";
  if (order.currency !== currency) return "currency";
  return way === "same" && order.payment === "paid" ? "paid" : way;
}

/** What was chosen for an order where there is a choice: to change it, or to make another one beside it. */
export type EarlierChoice = { readonly orderId: number; readonly way: "changeable" | "apart" };

/** What the button will do: what was chosen for this order, where either can be done. */
export function chosenWay(way: EarlierWay, orderId: number, choice: EarlierChoice | undefined): EarlierWay {
  if ((way !== "changeable" && way !== "apart") || choice?.orderId !== orderId) return way;
  return choice.way;
}

function isSameTrip(before: OrderedFor | undefined, now: OrderedFor | undefined): boolean {
  if (before === undefined || now === undefined) return false;
  return before.days.join() === now.days.join() && isSameTraveller(before, now);
}
