import type { PickedOffer } from "#web/trip/picked-offer.ts";

/** Where an order comes from. */
export function originBody({ hours }: PickedOffer) {
  return { module_type: hours === undefined ? "booking" : "rent" };
}
