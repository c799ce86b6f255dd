import { endKind, type EndKind } from "#domain/places/place-kind.ts";
import { offerStanding } from "#domain/requests/offer-state.ts";
import type { CarClass } from "#domain/tariffs/car-class.ts";
import type { BookProvider } from "#domain/tariffs/tariff-book.ts";
import type { YachtOffer } from "#domain/yachts/yacht-offer.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { findOffer, findRequest, offerKey, type InboxRow, type StoredOffer } from "#server/modules/requests/index.ts";

/** An offer of either kind as its e-mail tells it. */
export interface ToldAnyOffer {
  readonly offer: StoredOffer;
  readonly request: InboxRow;
  /** The clock of the place it starts from. */
  readonly zone: string;
  /** The page of the offer, without its key. */
  readonly page: string;
  readonly key: string;
}

/** An offer for a way as its e-mail tells it. */
export interface ToldOffer extends ToldAnyOffer {
  readonly provider: BookProvider;
  readonly carClass: CarClass;
  readonly start: EndKind;
}

/** An offer for a yacht as its e-mail tells it. */
export interface ToldYachtOffer extends ToldAnyOffer {
  readonly yacht: YachtOffer;
}

/** What an e-mail tells of an offer for a way; undefined once nobody can accept it any more. */
export async function tellOffer(notifications: Notifications, offerId: number): Promise<ToldOffer | undefined> {
  const { prices, gazetteer } = notifications;
  const open = await openOffer(notifications, offerId);
  const [quote] = open?.offer.quotes ?? [];
  const sold = quote && (await prices.soldBy(quote));
  if (open === undefined || quote === undefined || sold === undefined) return undefined;
  const start = gazetteer.byNumber(quote.startPlace);
  return {
    ...told(notifications, open, "offer"),
    ...sold,
    start: endKind(start?.kind ?? "locality"),
    zone: start?.zone ?? "UTC",
  };
}

/** What an e-mail tells of an offer for a yacht; undefined once nobody can accept it any more. */
export async function tellYachtOffer(
  notifications: Notifications,
  offerId: number,
): Promise<ToldYachtOffer | undefined> {
  const open = await openOffer(notifications, offerId);
  const yacht = open?.offer.yacht;
  if (open === undefined || !yacht) return undefined;
  return { ...told(notifications, open, "yacht/offer"), yacht, zone: yacht.zone };
}

type OpenOffer = Pick<ToldAnyOffer, "offer" | "request">;

async function openOffer({ db, clock }: Notifications, offerId: number): Promise<OpenOffer | undefined> {
  const offer = await findOffer(db, offerId);
  const request = offer && (await findRequest(db, offer.request_kind, offer.request_id));
  if (offer === undefined || request === undefined) return undefined;
  const standing = offerStanding({ state: offer.state, validUntil: offer.valid_until.getTime() }, clock());
  return standing === "open" ? { offer, request } : undefined;
}

function told({ secret, publicUrl, basePath }: Notifications, open: OpenOffer, path: "offer" | "yacht/offer") {
  const { offer_id: id, key_salt: salt } = open.offer;
  return { ...open, page: `${publicUrl}${basePath}/${path}/${id}`, key: offerKey(secret, id, salt) };
}
