import type { Transaction } from "kysely";
import { randomBytes } from "node:crypto";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { mayEndAt } from "#domain/requests/offer-state.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";
import { fromMajor, isCurrency, toMajor, type Currency } from "#domain/values/money.ts";
import {
  readYachtOffer,
  YACHT_OFFER_LIMITS,
  type WrittenYachtOffer,
  type YachtOffer,
} from "#domain/yachts/yacht-offer.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import { keptLines, keptText } from "#server/kept-text.ts";
import type { Quote } from "#server/modules/prices/index.ts";
import { refuseUnpayable } from "#server/modules/requests/answer/offer-choices-of.ts";
import { seenRequest, subjectOf, type SeenRequest } from "#server/modules/requests/answer/seen-request.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import { endOffer, insertOffer, lockOpenOffer } from "#server/modules/requests/store/offers.repository.ts";
import { moveRequest, type InboxRow } from "#server/modules/requests/store/requests.repository.ts";
import { dropOtherYachtPhotos, findYachtPhotoIds } from "#server/modules/requests/store/yacht-photos.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** What somebody of the staff offers for a way: sums in whole units, terms by their key. */
export interface OfferedWay {
  readonly providerId: number;
  readonly carClassId: number;
  readonly price: number;
  /** Of the way back, where that is part of the offer. */
  readonly backPrice: number | undefined;
  readonly currency: string;
  readonly terms: string;
  readonly words: string;
  /** The day of the ride that it is for; undefined for any. */
  readonly day: string | undefined;
  readonly validUntil: number;
}

/** Makes an offer for a way; one that stood before is replaced, and the traveller gets an e-mail. */
export async function makeWayOffer(
  requests: Requests,
  trx: Transaction<Tables>,
  seen: SeenRequest & { readonly offered: OfferedWay },
  { author }: Doer,
): Promise<Deed> {
  const { offered } = seen;
  const now = requests.clock();
  const { currency, sums } = sumsOf(offered);
  if (!mayEndAt(offered.validUntil, now)) throw new Refusal("offer-end");
  if (offered.day !== undefined && parseLocalTime(`${offered.day} 00:00`) === undefined)
    throw new Refusal("time-malformed");
  const { terms: known } = await requests.prices.offerChoices();
  const terms = known.find(({ key }) => key === offered.terms)?.terms;
  if (terms === undefined) throw new Refusal("offer-terms");
  const request = await seenRequest(trx, seen, "answered");
  await refuseUnpayable(requests, request, currency);
  const quotes: Quote[] = [];
  for (const [index, amount] of sums.entries())
    quotes.push(await quoteFor(requests, request, { offered, amount, currency, terms, isWayBack: index > 0 }));
  const total = sums.reduce((sum, amount) => sum + amount, 0);
  const { words, validUntil, day = null } = offered;
  return storeOffer(trx, request, { author, words, validUntil, day, quotes, total, currency, now });
}

/** Makes an offer for a yacht; one that stood before is replaced, and the traveller gets an e-mail. */
export async function makeYachtOffer(
  requests: Requests,
  trx: Transaction<Tables>,
  seen: SeenRequest & {
    readonly written: WrittenYachtOffer;
    readonly words: string;
    readonly photos: readonly number[];
  },
  { author }: Doer,
): Promise<Deed> {
  const now = requests.clock();
  const { written, words, photos } = seen;
  const cleaned = {
    ...written,
    vessel: keptText(written.vessel, YACHT_OFFER_LIMITS.name, "vessel"),
    place: keptText(written.place, YACHT_OFFER_LIMITS.place, "place"),
    weather: keptText(written.weather, YACHT_OFFER_LIMITS.weather, "weather"),
  };
  const { offer: yacht, faults } = readYachtOffer(cleaned, now);
  const [field = "vessel"] = faults;
  if (yacht === undefined) throw new Refusal("yacht-offer", { words: { field }, details: { fields: faults } });
  const request = await seenRequest(trx, seen, "answered");
  await refuseUnpayable(requests, request, yacht.currency);
  const kept = await findYachtPhotoIds(trx, request.request_id);
  if (!photos.every((id) => kept.includes(id))) throw new Refusal("malformed", { words: { where: "photos" } });
  await dropOtherYachtPhotos(trx, request.request_id, photos);
  const { validUntil } = written;
  const { price: total, currency } = yacht;
  const offer = { author, words, validUntil, day: null, quotes: [], yacht, photos, total, currency, now };
  return storeOffer(trx, request, offer);
}

/** An offer as it is read and checked, of either kind. */
interface ReadyOffer {
  readonly author: string;
  readonly words: string;
  readonly validUntil: number;
  readonly day: string | null;
  readonly quotes: readonly Quote[];
  readonly yacht?: YachtOffer;
  readonly photos?: readonly number[];
  /** Minor units. */
  readonly total: number;
  readonly currency: Currency;
  readonly now: number;
}

async function storeOffer(
  trx: Transaction<Tables>,
  request: InboxRow,
  { words, validUntil, day, total, currency, now, ...offer }: ReadyOffer,
): Promise<Deed> {
  const { kind, request_id: requestId } = request;
  const at = new Date(now);
  const open = await lockOpenOffer(trx, kind, requestId);
  if (open !== undefined) await endOffer(trx, open.offer_id, { state: "replaced", at });
  const id = await insertOffer(trx, {
    ...offer,
    request_kind: kind,
    request_id: requestId,
    ride_day: day,
    words: keptLines(words, TEXT_LIMITS.comment, "words"),
    keySalt: randomBytes(16),
    validUntil: new Date(validUntil),
    at,
  });
  await moveRequest(trx, request, { state: "answered", answer: null, at });
  if (kind === "way") await recordEvent(trx, { name: "offer.made", subject: { kind: "offer", id }, at });
  else await recordEvent(trx, { name: "yacht.offered", subject: { kind: "yacht-offer", id }, at });
  const photos = offer.photos?.length ?? 0;
  return {
    subject: subjectOf(request),
    before: { state: request.state, ...(open && { offer: open.offer_id }) },
    after: { state: "answered", offer: id, price: toMajor(total, currency), currency, ...(photos > 0 && { photos }) },
  };
}

function sumsOf({ price, backPrice, currency }: OfferedWay): { readonly currency: Currency; readonly sums: number[] } {
  if (!isCurrency(currency)) throw new Refusal("offer-price");
  const sums = [price, ...(backPrice === undefined ? [] : [backPrice])].map((sum) => fromMajor(sum, currency) ?? 0);
  if (sums.some((sum) => sum <= 0)) throw new Refusal("offer-price");
  return { currency, sums };
}

interface Agreed {
  readonly offered: OfferedWay;
  readonly amount: number;
  readonly currency: Currency;
  readonly terms: Terms;
  readonly isWayBack: boolean;
}

async function quoteFor(
  { prices }: Requests,
  { way, user_hint: userHint }: InboxRow,
  { offered: { providerId, carClassId, day }, isWayBack, ...agreed }: Agreed,
): Promise<Quote> {
  const start = way && parseGeoPoint(way.start);
  const finish = way && parseGeoPoint(way.finish);
  if (way === null || !start || !finish || (isWayBack && !way.roundTrip)) throw new Refusal("offer-not-sold");
  const from = { point: start, placeId: way.startId ?? undefined };
  const to = { point: finish, placeId: way.finishId ?? undefined };
  const quote = await prices.agreedQuote({
    ...agreed,
    start: isWayBack ? to : from,
    finish: isWayBack ? from : to,
    providerId,
    carClassId,
    userHint,
    isWayBack,
    // The way back has a day of its own, which nobody has named.
    onlyDay: isWayBack ? undefined : day,
  });
  if (typeof quote === "string") throw new Refusal("offer-not-sold");
  return quote;
}
