import { Type } from "typebox";
import { PHOTO_BODY_LIMIT, PhotoRead, PhotoText } from "#contract/console/photo-text.ts";
import {
  ANSWER_CALL,
  ANSWER_REFUSALS,
  RequestId,
  YACHT_ANSWER_CALL,
  YACHT_REQUEST,
} from "#contract/console/requests/answer-call.ts";
import { WireTerms } from "#contract/prices/prices.ts";
import { OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { YACHT_OFFER_LIMITS } from "#domain/yachts/yacht-offer.ts";

const closed = { additionalProperties: false };
const words = Type.String({ maxLength: TEXT_LIMITS.comment });
const seen = { version: Type.Integer({ minimum: 0 }) };

/** What an offer for a way can be made of, and what the book asks for it now. */
export const getOfferChoices = operatorEndpoint({
  name: "getOfferChoices",
  access: { right: "requests", to: "work" },
  station: "requests",
  method: "GET",
  path: "/requests/:kind/:request_id/choices",
  summary: "What an offer can be made of",
  params: RequestId,
  query: OnlyCommonQuery,
  body: undefined,
  result: Type.Object({
    providers: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        currency: Type.String(),
        confirms: Type.Boolean({ description: "a person of theirs confirms each order" }),
        classes: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), capacity: Type.Integer() })),
      }),
    ),
    terms: Type.Array(Type.Object({ key: Type.String(), terms: WireTerms, providers: Type.Array(Type.Integer()) })),
    currencies: Type.Array(Type.String()),
    prices: Type.Array(
      Type.Object({
        back: Type.Boolean({ description: "of the way back" }),
        provider_id: Type.Integer(),
        car_class_id: Type.Integer(),
        price: Type.Number(),
        currency: Type.String(),
        terms: Type.String({ description: "the key of its terms" }),
      }),
      { description: "what the book asks now for this way at any time, the cheapest of each class" },
    ),
  }),
  errors: ["request-unknown"],
});

/** Makes an offer for a way; one that stood before is replaced. */
export const makeOffer = operatorEndpoint({
  ...ANSWER_CALL,
  name: "makeOffer",
  access: { right: "requests", to: "work" },
  trade: "sells",
  audit: { isAboutMoney: true },
  path: "/requests/:kind/:request_id/offers",
  summary: "Make an offer for a way",
  body: Type.Object(
    {
      ...seen,
      provider_id: Type.Integer({ minimum: 1 }),
      car_class_id: Type.Integer({ minimum: 1 }),
      price: Type.Number({ minimum: 0, description: "in whole units" }),
      back_price: Type.Optional(Type.Number({ minimum: 0, description: "of the way back, where it is part of it" })),
      currency: Type.String({ maxLength: 10 }),
      terms: Type.String({ minLength: 1, maxLength: 40, description: "the key of terms of the book" }),
      words,
      day: Type.Optional(Type.String({ maxLength: 10, description: "the day it is for, YYYY-MM-DD; any without" })),
      valid_until: Type.Integer({ minimum: 0, description: "epoch milliseconds" }),
    },
    closed,
  ),
  liberal: (sent) => sent,
  errors: [
    ...ANSWER_REFUSALS,
    "not-open",
    "offer-price",
    "offer-end",
    "offer-terms",
    "offer-not-sold",
    "offer-currency",
    "time-malformed",
  ],
});

/** Takes an offer back that nobody has accepted. */
export const withdrawOffer = operatorEndpoint({
  ...ANSWER_CALL,
  name: "withdrawOffer",
  access: { right: "requests", to: "work" },
  path: "/requests/:kind/:request_id/offers/withdraw",
  summary: "Take an offer back",
  body: Type.Object({ ...seen, offer_id: Type.Integer({ minimum: 1 }) }, closed),
  liberal: (sent) => sent,
  errors: [...ANSWER_REFUSALS, "offer-unknown", "offer-over"],
});

/** Makes an offer for a yacht; one that stood before is replaced. The limits of its numbers are refused in words of their own. */
export const makeYachtOffer = operatorEndpoint({
  ...YACHT_ANSWER_CALL,
  name: "makeYachtOffer",
  access: { right: "requests", to: "work" },
  trade: "sells",
  audit: { isAboutMoney: true },
  path: "/requests/yacht/:request_id/yacht-offers",
  summary: "Make an offer for a yacht",
  body: Type.Object(
    {
      ...seen,
      vessel: Type.String({ maxLength: YACHT_OFFER_LIMITS.name }),
      place: Type.String({ maxLength: YACHT_OFFER_LIMITS.place }),
      zone: Type.String({ maxLength: 60, description: "IANA name of the clock of the place" }),
      starts: Type.String({ maxLength: 20, description: "YYYY-MM-DD HH:mm on the clock of the place" }),
      hours: Type.Integer(),
      guests: Type.Integer(),
      price: Type.Number({ minimum: 0, description: "in whole units" }),
      currency: Type.String({ maxLength: 10 }),
      deposit_percent: Type.Integer(),
      rest_day: Type.String({ maxLength: 10, description: "the last day for the rest; empty where there is none" }),
      steps: Type.Array(Type.Object({ days: Type.Integer(), fee_percent: Type.Integer() }), { maxItems: 10 }),
      weather: Type.String({ maxLength: YACHT_OFFER_LIMITS.weather }),
      words: Type.String({ maxLength: TEXT_LIMITS.comment }),
      photos: Type.Optional(
        Type.Array(Type.Integer({ minimum: 1 }), {
          maxItems: YACHT_OFFER_LIMITS.photos,
          uniqueItems: true,
          description: "which kept photos it shows, in their turn; the others of the request are dropped",
        }),
      ),
      valid_until: Type.Integer({ minimum: 0, description: "until when the yacht is held, epoch milliseconds" }),
    },
    closed,
  ),
  liberal: (sent) => sent,
  errors: [...ANSWER_REFUSALS, "not-open", "yacht-offer", "offer-currency", "malformed"],
});

/** Keeps a photo of a yacht for the offer that will answer a request; it is larger than any other call. */
export const addYachtPhoto = operatorEndpoint({
  ...YACHT_ANSWER_CALL,
  name: "addYachtPhoto",
  access: { right: "requests", to: "work" },
  path: "/requests/yacht/:request_id/photos",
  summary: "Keep a photo for the offer of a yacht",
  body: Type.Object({ ...seen, photo: PhotoText }, closed),
  liberal: (sent) => sent,
  errors: [...ANSWER_REFUSALS, "photo-wrong", "too-many-photos"],
  bodyLimit: PHOTO_BODY_LIMIT,
});

/** A photo that a request keeps, for the staff. */
export const getYachtPhoto = operatorEndpoint({
  name: "getYachtPhoto",
  access: { right: "requests", to: "look" },
  station: "requests",
  method: "GET",
  path: "/requests/yacht/:request_id/photos/:photo_id",
  summary: "A photo of a yacht",
  params: Type.Object({ ...YACHT_REQUEST, photo_id: YACHT_REQUEST.request_id }, closed),
  query: OnlyCommonQuery,
  body: undefined,
  result: PhotoRead,
  errors: ["request-unknown"],
});
