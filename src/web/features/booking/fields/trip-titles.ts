import type { MessageKey } from "#i18n/messages.ts";
import type { OfferTrip } from "#web/trip/picked-offer.ts";

/** What the card of a trip is called; an order has one, or one there and one back. */
export const TRIP_TITLES = {
  single: "booking.trip",
  there: "booking.tripThere",
  back: "booking.tripBack",
} as const satisfies Record<OfferTrip["way"], MessageKey>;
