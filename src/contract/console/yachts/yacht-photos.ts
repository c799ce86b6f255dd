import { Type } from "typebox";
import { PHOTO_BODY_LIMIT, PhotoRead, PhotoText } from "#contract/console/photo-text.ts";
import { ANSWER_REFUSALS } from "#contract/console/requests/answer-refusals.ts";
import { YACHT_ANSWER, YACHT_REQUEST } from "#contract/console/yachts/yacht-answer.ts";
import { OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";

const closed = { additionalProperties: false };

/** Keeps a photo of a yacht for the offer that will answer a request; it is larger than any other call. */
export const addYachtPhoto = operatorEndpoint({
  ...YACHT_ANSWER,
  name: "addYachtPhoto",
  access: { right: "requests", to: "work" },
  path: "/requests/yacht/:request_id/photos",
  summary: "Keep a photo for the offer of a yacht",
  body: Type.Object({ version: Type.Integer({ minimum: 0 }), photo: PhotoText }, closed),
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
