import type { makeYachtOffer } from "#contract/operator/yachts/make-yacht-offer.ts";
import type { addYachtPhoto, getYachtPhoto } from "#contract/operator/yachts/yacht-photos.ts";
import type { cancelYacht, findYachts, moveYacht } from "#contract/operator/yachts/yachts.ts";

/** Calls about yachts: their offers, and the orders that these become. */
export interface YachtCalls {
  readonly makeYachtOffer: typeof makeYachtOffer;
  readonly addYachtPhoto: typeof addYachtPhoto;
  readonly getYachtPhoto: typeof getYachtPhoto;
  readonly findYachts: typeof findYachts;
  readonly moveYacht: typeof moveYacht;
  readonly cancelYacht: typeof cancelYacht;
}
