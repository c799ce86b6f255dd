import type { makeYachtOffer } from "#contract/operator/yachts/make-yacht-offer.ts";
import type { addYachtPhoto, getYachtPhoto } from "#contract/operator/yachts/yacht-photos.ts";
import type { cancelYacht, correctYacht, findYachts, moveYacht } from "#contract/operator/yachts/yachts.ts";
import type { CallPlace } from "./call-place.ts";

/** Calls about yachts: their offers, and the orders that these become. */
export interface YachtCalls {
  readonly makeYachtOffer: typeof makeYachtOffer;
  readonly addYachtPhoto: typeof addYachtPhoto;
  readonly getYachtPhoto: typeof getYachtPhoto;
  readonly findYachts: typeof findYachts;
  readonly moveYacht: typeof moveYacht;
  readonly correctYacht: typeof correctYacht;
  readonly cancelYacht: typeof cancelYacht;
}

/** Where the calls about yachts are sent. */
export const YACHT_CALLS: { readonly [Name in keyof YachtCalls]: CallPlace } = {
  makeYachtOffer: ["POST", "/operator/v1/requests/yacht/:request_id/yacht-offers"],
  addYachtPhoto: ["POST", "/operator/v1/requests/yacht/:request_id/photos"],
  getYachtPhoto: ["GET", "/operator/v1/requests/yacht/:request_id/photos/:photo_id"],
  findYachts: ["GET", "/operator/v1/yachts"],
  moveYacht: ["POST", "/operator/v1/yachts/:order_id/state"],
  correctYacht: ["POST", "/operator/v1/yachts/:order_id/state/correct"],
  cancelYacht: ["POST", "/operator/v1/yachts/:order_id/cancel"],
};
