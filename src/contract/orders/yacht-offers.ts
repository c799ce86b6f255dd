import { Type, type Static } from "typebox";
import { PhotoRead } from "#contract/console/photo-text.ts";
import { WireConsents, WireId, wireText } from "#contract/orders/order-trip.ts";
import { OfferId, OFFERED_MEMBERS, OrderOfOffer } from "#contract/orders/wire-offered.ts";
import { YACHT_MEMBERS } from "#contract/orders/wire-yacht.ts";
import { CommonQuery, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { OFFER_STATES } from "#domain/requests/offer-state.ts";

const text = Type.String();
const closed = { additionalProperties: false };

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
