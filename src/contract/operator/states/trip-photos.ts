import { Type } from "typebox";
import { action } from "#contract/operator/order-actions.ts";
import { PHOTO_BODY_LIMIT, PhotoRead, PhotoText } from "#contract/operator/photo-text.ts";
import { OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint, OPERATOR_PREFIX } from "#contract/wire/endpoint.ts";

const addPhoto = action(
  "addTripPhoto",
  "/photos",
  "Keep a photo of a trip whose traveller did not come",
  Type.Object(
    {
      trip_id: Type.Integer({ minimum: 1 }),
      photo: PhotoText,
    },
    { additionalProperties: false },
  ),
  ["state-not-next", "photo-wrong", "too-many-photos"],
);

/** Keeps a photo of a trip whose traveller did not come; it is larger than any other call. */
export const addTripPhoto = { ...addPhoto, bodyLimit: PHOTO_BODY_LIMIT };

/** A photo of a trip, for the staff alone. */
export const getTripPhoto = endpoint({
  name: "getTripPhoto",
  station: "orders",
  method: "GET",
  prefixes: [OPERATOR_PREFIX],
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
