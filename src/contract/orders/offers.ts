import { Type, type Static } from "typebox";
import { WireConsents, WireLocation, WirePassengers, wireText } from "#contract/orders/order-trip.ts";
import { TRIP_REFUSALS } from "#contract/orders/orders.ts";
import { OfferId, OFFERED_MEMBERS, OrderOfOffer } from "#contract/orders/wire-offered.ts";
import { WireTerms } from "#contract/prices/prices.ts";
import { CommonQuery, nullable, nullableText, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { ORDER_LIMITS } from "#domain/orders/order-limits.ts";
import { PAY_BYS } from "#domain/orders/pay-by.ts";
import { OFFER_STATES } from "#domain/requests/offer-state.ts";

const text = Type.String();
const closed = { additionalProperties: false };
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
