import { Type } from "typebox";
import { NamedBuyer } from "#contract/console/phone/named-buyer.ts";
import { searchRentPrices } from "#contract/prices/rent.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";

const { user_id: _, ...query } = searchRentPrices.query.properties;

/** The prices of a rent by the hour that a buyer would be shown, for whoever changes their order. */
export const searchRentPricesFor = operatorEndpoint({
  name: "searchRentPricesFor",
  access: { right: "placing", to: "work" },
  trade: "sells",
  station: "prices",
  method: "GET",
  path: "/prices/rent",
  summary: "Priced car classes for hourly rent as a buyer would be shown them",
  params: searchRentPrices.params,
  query: Type.Object({ ...query, ...NamedBuyer }, { additionalProperties: false }),
  body: undefined,
  result: searchRentPrices.result,
  errors: [...searchRentPrices.errors, "buyer-unknown", "buyer-closed", "user-differs"],
  liberalQuery: searchRentPrices.liberalQuery,
});
