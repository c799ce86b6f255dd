import { Type } from "typebox";
import { action } from "#contract/operator/order-actions.ts";
import { OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint, OPERATOR_PREFIX } from "#contract/wire/endpoint.ts";
import { PHOTO } from "#domain/orders/photo-bytes.ts";

/** As many characters as the largest photo has in base64. */
const MOST_CHARACTERS = Math.ceil(PHOTO.bytes / 3) * 4;

const addPhoto = action(
  "addTripPhoto",
  "/photos",
  "Keep a photo of a trip whose traveller did not come",
  Type.Object(
    {
      trip_id: Type.Integer({ minimum: 1 }),
      photo: Type.String({
        minLength: 1,
        maxLength: MOST_CHARACTERS,
        pattern: "^[A-Za-z0-9+/]+={0,2}$",
        description: "JPEG, PNG or WebP in base64, without what a camera writes",
      }),
    },
    { additionalProperties: false },
  ),
  ["state-not-next", "photo-wrong", "too-many-photos"],
);

/** Keeps a photo of a trip whose traveller did not come; it is larger than any other call. */
export const addTripPhoto = { ...addPhoto, bodyLimit: MOST_CHARACTERS + 1024 };

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
  result: Type.Object({ type: Type.String(), photo: Type.String({ description: "in base64" }) }),
  errors: ["order-unknown"],
});
