import { Type } from "typebox";
import { PHOTO_BODY_LIMIT, PhotoRead, PhotoText } from "#contract/operator/photo-text.ts";
import { RequestPage } from "#contract/operator/request-views.ts";
import { OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint, OPERATOR_PREFIX } from "#contract/wire/endpoint.ts";

const closed = { additionalProperties: false };
const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Keeps a photo of a yacht for the offer that will answer a request; it is larger than any other call. */
export const addYachtPhoto = {
  ...endpoint({
    name: "addYachtPhoto",
    station: "requests",
    method: "POST",
    prefixes: [OPERATOR_PREFIX],
    path: "/requests/yacht/:request_id/photos",
    summary: "Keep a photo for the offer of a yacht",
    params: Type.Object({ request_id: id }, closed),
    query: OnlyCommonQuery,
    body: Type.Object({ version: Type.Integer({ minimum: 0 }), photo: PhotoText }, closed),
    result: RequestPage,
    liberal: (sent) => sent,
    errors: [
      "request-unknown",
      "request-changed",
      "request-ended",
      "attempt-key-wrong",
      "attempt-conflict",
      "photo-wrong",
      "too-many-photos",
    ],
  }),
  bodyLimit: PHOTO_BODY_LIMIT,
};

/** A photo that a request keeps, for the staff. */
export const getYachtPhoto = endpoint({
  name: "getYachtPhoto",
  station: "requests",
  method: "GET",
  prefixes: [OPERATOR_PREFIX],
  path: "/requests/yacht/:request_id/photos/:photo_id",
  summary: "A photo of a yacht",
  params: Type.Object({ request_id: id, photo_id: id }, closed),
  query: OnlyCommonQuery,
  body: undefined,
  result: PhotoRead,
  errors: ["request-unknown"],
});
