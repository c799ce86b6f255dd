import { Type } from "typebox";
import { NamedBuyer } from "#contract/console/phone/named-buyer.ts";
import { calculateNewPrice } from "#contract/prices/bonus.ts";
import { NoParams, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";

const { lang: _lang, user_id: _user, module_type: _module, ...asked } = calculateNewPrice.body.properties;

/** What a certificate takes off the trips of a caller's order, as their own form would show it; nothing of it is used up. */
export const previewCertificate = operatorEndpoint({
  name: "previewCertificate",
  access: { right: "placing", to: "work" },
  trade: "quotes",
  isPreview: true,
  station: "prices",
  method: "POST",
  path: "/prices/certificate",
  summary: "Prices with a certificate code taken off, for a buyer",
  params: NoParams,
  query: OnlyCommonQuery,
  body: Type.Object({ ...asked, ...NamedBuyer }, { additionalProperties: false }),
  result: calculateNewPrice.result,
  errors: [...calculateNewPrice.errors, "buyer-unknown", "buyer-closed", "user-differs"],
  liberal: calculateNewPrice.liberal,
});
