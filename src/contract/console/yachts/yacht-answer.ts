import { Type } from "typebox";
import { RequestPage } from "#contract/console/requests/request-views.ts";
import { OnlyCommonQuery } from "#contract/wire/common.ts";

const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** The number of a request for a yacht, as the address of a call has it. */
export const YACHT_REQUEST = { request_id: id } as const;

/** What all calls have in common with which the staff answers a request for a yacht: each answers the page of the request. */
export const YACHT_ANSWER = {
  station: "requests",
  method: "POST",
  params: Type.Object(YACHT_REQUEST, { additionalProperties: false }),
  query: OnlyCommonQuery,
  result: RequestPage,
} as const;
