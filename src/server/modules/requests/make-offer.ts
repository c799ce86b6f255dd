import type { Transaction } from "kysely";
import { randomBytes } from "node:crypto";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { mayEndAt, offerStanding } from "#domain/requests/offer-state.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";
import { fromMajor, isCurrency, toMajor, type Currency } from "#domain/values/money.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import { keptLines } from "#server/kept-text.ts";
import type { Quote } from "#server/modules/prices/index.ts";
import { subjectOf } from "#server/modules/requests/decline-request.ts";
import { moveRequest, type InboxRow } from "#server/modules/requests/inbox.repository.ts";
import { endOffer, findOffer, insertOffer, lockOpenOffer } from "#server/modules/requests/offers.repository.ts";
import { refuseUnpayable } from "#server/modules/requests/refuse-unpayable.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import { seenRequest, type SeenRequest } from "#server/modules/requests/seen-request.ts";
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

/** Makes an offer for a way; one that stood before is replaced, and whoever asked gets a letter. */
export async function makeOffer(
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
  const at = new Date(now);
  const open = await lockOpenOffer(trx, request.kind, request.request_id);
  if (open !== undefined) await endOffer(trx, open.offer_id, { state: "replaced", at });
  const words = keptLines(offered.words, TEXT_LIMITS.comment, "words");
  const offerId = await insertOffer(trx, {
    request_kind: request.kind,
    request_id: request.request_id,
    ride_day: offered.day ?? null,
    words,
    author,
    quotes,
    keySalt: randomBytes(16),
    validUntil: new Date(offered.validUntil),
    at,
  });
  await moveRequest(trx, request, { state: "answered", answer: null, at });
  await recordEvent(trx, { name: "offer.made", subject: { kind: "offer", id: offerId }, at });
  return {
    subject: subjectOf(request),
    before: { state: request.state, ...(open && { offer: open.offer_id }) },
    after: {
      state: "answered",
      offer: offerId,
      price: toMajor(
        sums.reduce((sum, amount) => sum + amount, 0),
        currency,
      ),
      currency,
    },
  };
}

/** Takes an offer back as long as nobody has accepted it; the request waits for an answer again. */
export async function withdrawOffer(
  { clock }: Pick<Requests, "clock">,
  trx: Transaction<Tables>,
  seen: SeenRequest & { readonly offerId: number },
): Promise<Deed> {
  const request = await seenRequest(trx, seen, "new");
  const offer = await findOffer(trx, seen.offerId, true);
  const at = new Date(clock());
  if (offer === undefined || offer.request_kind !== seen.kind || offer.request_id !== seen.id)
    throw new Refusal("offer-unknown");
  const standing = offerStanding({ state: offer.state, validUntil: offer.valid_until.getTime() }, at.getTime());
  if (standing !== "open") throw new Refusal("offer-over", { words: { standing }, details: { standing } });
  await endOffer(trx, offer.offer_id, { state: "withdrawn", at });
  await moveRequest(trx, request, { state: "new", answer: null, at });
  return {
    subject: subjectOf(request),
    before: { state: request.state, offer: offer.offer_id },
    after: { state: "new" },
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
