import { Type } from "typebox";
import { RequestPage } from "#contract/console/requests/request-views.ts";
import { OnlyCommonQuery, oneOf } from "#contract/wire/common.ts";
import { REQUEST_KINDS } from "#domain/requests/request-state.ts";

const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** The number of a request for a yacht, as the address of a call has it. */
export const YACHT_REQUEST = { request_id: id } as const;

/** Which request of which kind, as the address of a call has it. */
export const RequestId = Type.Object({ kind: oneOf(REQUEST_KINDS), request_id: id }, { additionalProperties: false });

/** What all calls have in common with which the staff answers a request: each answers the page of the request. */
export const ANSWER_CALL = {
  station: "requests",
  method: "POST",
  params: RequestId,
  query: OnlyCommonQuery,
  result: RequestPage,
} as const;

/** The same of a request for a yacht, whose kind stands in the address. */
export const YACHT_ANSWER_CALL = {
  ...ANSWER_CALL,
  params: Type.Object(YACHT_REQUEST, { additionalProperties: false }),
} as const;

/** Why an answer to a request, for a ride or for a yacht, is not given. */
export const ANSWER_REFUSALS = [
  "request-unknown",
  "request-changed",
  "request-ended",
  "attempt-key-wrong",
  "attempt-conflict",
] as const;
