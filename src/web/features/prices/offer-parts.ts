import { PriceBreakdown } from "./price-breakdown.tsx";
import { PriceChange } from "./price-change.tsx";
import { renewOffer } from "./renew-offer.ts";

/** What the form needs of the prices of its offer right after itself. */
export const offerParts = { PriceBreakdown, PriceChange, renewOffer };
