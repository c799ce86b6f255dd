import { Type } from "typebox";
import { NamedBuyer } from "#contract/console/phone/named-buyer.ts";
import { requestRoute } from "#contract/requests/new-requests.ts";
import { NoParams, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { LOCALES } from "#domain/values/locale.ts";

const { lang: _lang, user_id: _user, ...asked } = requestRoute.body.properties;

/** Leaves a request for a way without cars for somebody who calls. */
export const requestRouteFor = operatorEndpoint({
  name: "requestRouteFor",
  access: { right: "placing", to: "work" },
  trade: "sells",
  station: "prices",
  method: "POST",
  path: "/route-requests",
  summary: "Leave a request for a way without cars for somebody who calls",
  params: NoParams,
  query: OnlyCommonQuery,
  body: Type.Object({ ...asked, ...NamedBuyer, letter_lang: oneOf(LOCALES) }, { additionalProperties: false }),
  result: Type.Object({ request_id: Type.Integer() }),
  errors: [...requestRoute.errors, "attempt-key-wrong", "buyer-unknown", "buyer-closed", "user-differs"],
});
