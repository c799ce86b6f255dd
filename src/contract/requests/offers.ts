import { Type, type Static } from "typebox";
import { PhotoRead } from "#contract/console/photo-text.ts";
import { WireId, WireConsents, WireLocation, WirePassengers, wireText } from "#contract/orders/order-trip.ts";
import { TRIP_REFUSALS } from "#contract/orders/orders.ts";
import { YACHT_MEMBERS } from "#contract/orders/yacht-orders.ts";
import { WireTerms } from "#contract/prices/prices.ts";
import { nullable, CommonQuery, nullableText, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { ORDER_LIMITS } from "#domain/orders/order-limits.ts";
import { PAY_BYS } from "#domain/orders/pay-by.ts";
import { OFFER_STATES } from "#domain/requests/offer-state.ts";

const text = Type.String();
const closed = { additionalProperties: false };

/** The number of an offer, as the address of a call has it. */
const OfferId = Type.Object({ offer_id: WireId }, closed);

/** What every offer tells the holder of its key beside what is offered. */
const OFFERED_MEMBERS = {
  contact: Type.Object({ name: text, phone: text, email: text }, { description: "of whoever asked" }),
  wish: text,
  order: nullable(
    Type.Object(
      { order_id: Type.Integer(), order_key: text },
      { description: "what it has become, for the holder of its key" },
    ),
  ),
  now: Type.Integer({ description: "the server's clock, epoch milliseconds" }),
} as const;

/** The order that an accepted offer has become. */
const OrderOfOffer = Type.Object({ order_id: Type.Integer(), transaction: Type.Integer(), order_key: text });

const END_KINDS = ["airport", "station", "suburb"] as const;

const OfferedEnd = Type.Object({
  title: Type.String({ description: "as it was asked for" }),
  kind: oneOf(END_KINDS),
  zone: Type.String({ description: "IANA name" }),
  country_code: nullableText,
});

const OfferedWay = Type.Object({
  from: OfferedEnd,
  to: OfferedEnd,
  price: Type.Number({ description: "in whole units" }),
  seconds: Type.Integer(),
  metres: Type.Integer(),
});

/** An offer as whoever asked reads it. */
export const WireOffer = Type.Object({
  offer_id: Type.Integer(),
  standing: oneOf(OFFER_STATES),
  valid_until: Type.Integer({ description: "epoch milliseconds" }),
  ways: Type.Array(OfferedWay, { description: "there, and back where that is part of it" }),
  day: nullable(Type.String({ description: "the day of the way there that it is for; null for any" })),
  total: Type.Number(),
  currency: text,
  provider: text,
  car: Type.Object({
    name: text,
    models: Type.Array(text),
    capacity: Type.Integer(),
    luggage: Type.Integer(),
    body: text,
  }),
  terms: WireTerms,
  words: Type.String({ description: "what the operator writes with it" }),
  pay_by: Type.Array(oneOf(PAY_BYS), { description: "the first is the usual one" }),
  ...OFFERED_MEMBERS,
});

/** An offer as whoever asked reads it. */
export type OfferView = Static<typeof WireOffer>;

/** An offer for a request, for the holder of its key. */
export const getOffer = endpoint({
  name: "getOffer",
  // The key of an offer is checked where the offer is read: an unknown offer and a wrong key look alike.
  access: "anybody",
  trade: "quotes",
  station: "requests",
  method: "GET",
  path: "/offers/:offer_id",
  summary: "An offer for a request, for whoever sends its key in the Order-Key header",
  params: OfferId,
  query: OnlyCommonQuery,
  body: undefined,
  result: WireOffer,
  errors: ["not-open", "offer-unknown"],
});

const OfferedTrip = Type.Object(
  {
    start_location: WireLocation,
    finish_location: Type.Optional(WireLocation),
    passengers: WirePassengers,
    adults_amount: Type.Optional(Type.Integer({ minimum: 0, maximum: ORDER_LIMITS.passengers })),
    children_amount: Type.Optional(Type.Integer({ minimum: 0, maximum: ORDER_LIMITS.passengers })),
    luggage_amount: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
    text_tablet: wireText(),
    comment: wireText(),
  },
  closed,
);

/** Accepts an offer: one ordinary order, however often it is sent. */
export const acceptOffer = endpoint({
  name: "acceptOffer",
  access: "anybody",
  limit: "changes",
  trade: "sells",
  station: "requests",
  method: "POST",
  path: "/offers/:offer_id/accept",
  summary: "Make an order of an offer, for whoever sends its key in the Order-Key header",
  params: OfferId,
  query: Type.Object(CommonQuery, closed),
  body: Type.Object(
    {
      trips: Type.Array(OfferedTrip, {
        minItems: 1,
        maxItems: 2,
        description: "the details of each way of the offer, as an order has them",
      }),
      pay_by: Type.Optional(oneOf(PAY_BYS)),
      consents: Type.Optional(WireConsents),
      lang: wireText(20),
    },
    closed,
  ),
  result: OrderOfOffer,
  errors: [
    "offer-unknown",
    "offer-over",
    "offer-day",
    "not-open",
    ...TRIP_REFUSALS,
    "cash-not-offered",
    "too-many-trips",
    "no-room",
  ],
});

/** The details with which an offer is accepted. */
export type AcceptOfferBody = Static<(typeof acceptOffer)["body"]>;

/** An offer for a yacht as whoever asked reads it. */
export const WireYachtOffer = Type.Object({
  offer_id: Type.Integer(),
  standing: oneOf(OFFER_STATES),
  valid_until: Type.Integer({ description: "until when the yacht is held, epoch milliseconds" }),
  ...YACHT_MEMBERS,
  photos: Type.Array(Type.Integer(), { description: "numbers of the photos, in their turn" }),
  total: Type.Number(),
  currency: text,
  ...OFFERED_MEMBERS,
});

/** An offer for a yacht as whoever asked reads it. */
export type YachtOfferView = Static<typeof WireYachtOffer>;

/** An offer for a yacht, for the holder of its key. */
export const getYachtOffer = endpoint({
  name: "getYachtOffer",
  access: "anybody",
  trade: "quotes",
  station: "requests",
  method: "GET",
  path: "/yacht-offers/:offer_id",
  summary: "An offer for a yacht, for whoever sends its key in the Order-Key header",
  params: OfferId,
  query: OnlyCommonQuery,
  body: undefined,
  result: WireYachtOffer,
  errors: ["not-open", "offer-unknown"],
});

/** A photo of an offer for a yacht, for the holder of its key or of the order that it became. */
export const getYachtOfferPhoto = endpoint({
  name: "getYachtOfferPhoto",
  access: "anybody",
  trade: "quotes",
  station: "requests",
  method: "GET",
  path: "/yacht-offers/:offer_id/photos/:photo_id",
  summary:
    "A photo of an offer for a yacht, for whoever sends its key in the Order-Key header, or opens the order that it became",
  params: Type.Object({ offer_id: WireId, photo_id: WireId }, closed),
  query: OnlyCommonQuery,
  body: undefined,
  result: PhotoRead,
  errors: ["not-open", "offer-unknown"],
});

/** Accepts an offer for a yacht: one order of kind yacht, however often it is sent. */
export const acceptYachtOffer = endpoint({
  name: "acceptYachtOffer",
  access: "anybody",
  limit: "changes",
  trade: "sells",
  station: "requests",
  method: "POST",
  path: "/yacht-offers/:offer_id/accept",
  summary: "Make an order of an offer for a yacht, for whoever sends its key in the Order-Key header",
  params: OfferId,
  query: Type.Object(CommonQuery, closed),
  body: Type.Object(
    {
      name: Type.String({ maxLength: 300 }),
      phone: Type.String({ maxLength: 60 }),
      email: Type.String({ maxLength: 254 }),
      wish: Type.Optional(Type.String({ maxLength: 4000 })),
      consents: Type.Optional(WireConsents),
      lang: wireText(20),
    },
    closed,
  ),
  result: OrderOfOffer,
  errors: [
    "offer-unknown",
    "offer-over",
    "passenger-incomplete",
    "partner-closed",
    "not-open",
    "attempt-conflict",
    "too-many-calls",
    "no-room",
  ],
});

/** The details with which an offer for a yacht is accepted. */
export type AcceptYachtBody = Static<(typeof acceptYachtOffer)["body"]>;
