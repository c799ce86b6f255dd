import type { MessageKey } from "#i18n/messages.ts";
import type { OfferFault } from "#web/console/requests/offer-draft.ts";

/** Why a field cannot go out as it is. */
export const OFFER_FAULTS: Readonly<Record<OfferFault, MessageKey>> = {
  provider: "console.requests.need.provider",
  carClass: "console.requests.need.carClass",
  price: "console.requests.need.price",
  backPrice: "console.requests.need.price",
  terms: "console.requests.need.terms",
  end: "console.requests.need.end",
};
