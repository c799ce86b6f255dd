import { endKind, type EndKind } from "#domain/places/place-kind.ts";
import { offerStanding } from "#domain/requests/offer-state.ts";
import type { CarClass } from "#domain/tariffs/car-class.ts";
import type { BookProvider } from "#domain/tariffs/tariff-book.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { findOffer, findRequest, offerKey, type InboxRow, type StoredOffer } from "#server/modules/requests/index.ts";

/** An offer as its letter tells it. */
export interface ToldOffer {
  readonly offer: StoredOffer;
  readonly request: InboxRow;
  readonly provider: BookProvider;
  readonly carClass: CarClass;
  readonly start: EndKind;
  /** The clock of the place it starts from. */
  readonly zone: string;
  /** The page of the offer, without its key. */
  readonly page: string;
  readonly key: string;
}

/** What a letter tells of an offer; undefined once nobody can accept it any more. */
export async function tellOffer(notifications: Notifications, offerId: number): Promise<ToldOffer | undefined> {
  const { db, clock, prices, gazetteer, secret, publicUrl, basePath } = notifications;
  const offer = await findOffer(db, offerId);
  const [quote] = offer?.quotes ?? [];
  if (offer === undefined || quote === undefined) return undefined;
  const standing = offerStanding({ state: offer.state, validUntil: offer.valid_until.getTime() }, clock());
  const request = await findRequest(db, offer.request_kind, offer.request_id);
  const sold = await prices.soldBy(quote);
  if (standing !== "open" || request === undefined || sold === undefined) return undefined;
  const start = gazetteer.byNumber(quote.startPlace);
  return {
    offer,
    request,
    ...sold,
    start: endKind(start?.kind ?? "locality"),
    zone: start?.zone ?? "UTC",
    page: `${publicUrl}${basePath}/offer/${offerId}`,
    key: offerKey(secret, offerId, offer.key_salt),
  };
}
