import type { YachtOffer } from "#domain/yachts/yacht-offer.ts";
import { presentHireTerms } from "#server/modules/orders/index.ts";

/** Presents what an offer for a yacht says, as its order will. */
export function presentOffered(yacht: YachtOffer, words: string) {
  const { startsLocal, restDay, ...said } = yacht;
  return presentHireTerms({ ...said, words, starts_local: startsLocal, rest_day: restDay }, yacht.currency);
}
