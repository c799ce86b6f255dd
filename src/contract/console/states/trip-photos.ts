import { Type } from "typebox";
import { action } from "#contract/console/orders/order-actions.ts";
import { PHOTO_BODY_LIMIT, PhotoRead, PhotoText } from "#contract/console/photo-text.ts";
import { OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";

/** Keeps a photo of a trip whose traveller did not come; it is larger than any other call. */
export const addTripPhoto = action({
  name: "addTripPhoto",
  access: { right: "driving", to: "work" },
  path: "/photos",
  summary: "Keep a photo of a trip whose traveller did not come",
  body: Type.Object(
    {
      trip_id: Type.Integer({ minimum: 1 }),
      photo: PhotoText,
    },
    { additionalProperties: false },
  ),
  bodyLimit: PHOTO_BODY_LIMIT,
  errors: ["state-not-next", "photo-wrong", "too-many-photos"],
});

/** A photo of a trip, for the staff alone. */
export const getTripPhoto = operatorEndpoint({
  name: "getTripPhoto",
  access: { right: "changing", to: "look" },
  station: "orders",
  method: "GET",
  path: "/orders/:order_id/photos/:photo_id",
  summary: "A photo of a trip",
  params: Type.Object(
    { order_id: Type.Integer({ minimum: 1 }), photo_id: Type.Integer({ minimum: 1 }) },
    { additionalProperties: false },
  ),
  query: OnlyCommonQuery,
  body: undefined,
  result: PhotoRead,
  errors: ["order-unknown"],
});
