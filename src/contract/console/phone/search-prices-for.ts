import { Type } from "typebox";
import { NamedBuyer } from "#contract/console/phone/named-buyer.ts";
import { searchPrices } from "#contract/prices/prices.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";

const { user_id: _, ...query } = searchPrices.query.properties;

/** The prices that a buyer would be shown, for whoever takes their order. */
export const searchPricesFor = operatorEndpoint({
  name: "searchPricesFor",
  access: { right: "placing", to: "work" },
  trade: "sells",
  station: "prices",
  method: "GET",
  path: "/prices",
  summary: "Priced car classes as a buyer would be shown them",
  params: searchPrices.params,
  query: Type.Object({ ...query, ...NamedBuyer }, { additionalProperties: false }),
  body: undefined,
  result: searchPrices.result,
  errors: [...searchPrices.errors, "buyer-unknown", "buyer-closed", "user-differs"],
  liberalQuery: searchPrices.liberalQuery,
});
