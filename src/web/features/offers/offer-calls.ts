// Written by scripts/write-client-calls.ts from the endpoints of the contract; a test holds it equal to them.
import type { acceptOffer, getOffer } from "#contract/orders/offers.ts";
import type { CallAddress } from "#web/api/client-calls.ts";

/** The calls only the page of an offer makes, by name, with the types of the contract. */
export type OfferCalls = {
  readonly getOffer: typeof getOffer;
  readonly acceptOffer: typeof acceptOffer;
};

/** Method and path of each call. The contract's own values would bring the schema library into the browser. */
export const OFFER_ENDPOINTS: { readonly [Name in keyof OfferCalls]: CallAddress } = {
  getOffer: { method: "GET", path: "/offers/:offer_id" },
  acceptOffer: { method: "POST", path: "/offers/:offer_id/accept" },
};
