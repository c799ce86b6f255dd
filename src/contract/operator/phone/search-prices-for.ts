import { Type } from "typebox";
import { NamedBuyer } from "#contract/operator/phone/named-buyer.ts";
import { searchPrices } from "#contract/prices/prices.ts";
import { endpoint, OPERATOR_PREFIX } from "#contract/wire/endpoint.ts";

const { user_id: _, ...query } = searchPrices.query.properties;

/** The prices that a buyer would be shown, for whoever takes their order. */
export const searchPricesFor = endpoint({
  name: "searchPricesFor",
  station: "prices",
  method: "GET",
  prefixes: [OPERATOR_PREFIX],
  path: "/prices",
  summary: "Priced car classes as a buyer would be shown them",
  params: searchPrices.params,
  query: Type.Object({ ...query, ...NamedBuyer }, { additionalProperties: false }),
  body: undefined,
  result: searchPrices.result,
  errors: [...searchPrices.errors, "buyer-unknown", "buyer-closed", "user-differs"],
  liberalQuery: searchPrices.liberalQuery,
});
