import { offerStanding } from "#domain/requests/offer-state.ts";
import type { YachtOffer } from "#domain/yachts/yacht-offer.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { findOffer, findRequest, offerKey, type InboxRow } from "#server/modules/requests/index.ts";

/** An offer for a yacht as its letter tells it. */
export interface ToldYachtOffer {
  readonly yacht: YachtOffer;
  readonly words: string;
  /** How many photos its page shows. */
  readonly photos: number;
  /** Until when the yacht is held, epoch milliseconds. */
  readonly heldUntil: number;
  readonly request: InboxRow;
  /** The page of the offer, without its key. */
  readonly page: string;
  readonly key: string;
}

/** What a letter tells of an offer for a yacht; undefined once nobody can accept it any more. */
export async function tellYachtOffer(
  { db, clock, secret, publicUrl, basePath }: Notifications,
  offerId: number,
): Promise<ToldYachtOffer | undefined> {
  const offer = await findOffer(db, offerId);
  if (offer === undefined || offer.yacht === null) return undefined;
  const heldUntil = offer.valid_until.getTime();
  const request = await findRequest(db, offer.request_kind, offer.request_id);
  if (request === undefined || offerStanding({ state: offer.state, validUntil: heldUntil }, clock()) !== "open")
    return undefined;
  return {
    yacht: offer.yacht,
    words: offer.words,
    photos: offer.photos.length,
    heldUntil,
    request,
    page: `${publicUrl}${basePath}/yacht/offer/${offerId}`,
    key: offerKey(secret, offerId, offer.key_salt),
  };
}
