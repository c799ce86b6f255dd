// Written by scripts/write-client-calls.ts from the endpoints of the contract; a test holds it equal to them.
import type { acceptYachtOffer, getYachtOffer, getYachtOfferPhoto } from "#contract/orders/yacht-offers.ts";
import type { cancelYachtOrder } from "#contract/orders/yacht-orders.ts";
import type { CallAddress } from "#web/api/client-calls.ts";

/** The calls only pages of a yacht that was offered or booked make, by name, with the types of the contract. */
export type HireCalls = {
  readonly getYachtOffer: typeof getYachtOffer;
  readonly getYachtOfferPhoto: typeof getYachtOfferPhoto;
  readonly acceptYachtOffer: typeof acceptYachtOffer;
  readonly cancelYachtOrder: typeof cancelYachtOrder;
};

/** Method and path of each call. The contract's own values would bring the schema library into the browser. */
export const HIRE_ENDPOINTS: { readonly [Name in keyof HireCalls]: CallAddress } = {
  getYachtOffer: { method: "GET", path: "/yacht-offers/:offer_id" },
  getYachtOfferPhoto: { method: "GET", path: "/yacht-offers/:offer_id/photos/:photo_id" },
  acceptYachtOffer: { method: "POST", path: "/yacht-offers/:offer_id/accept" },
  cancelYachtOrder: { method: "POST", path: "/yacht-orders/:order_id/cancel" },
};
