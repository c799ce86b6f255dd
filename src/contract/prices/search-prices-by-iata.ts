import { Type } from "typebox";
import { searchPrices } from "#contract/prices/prices.ts";
import { PointText } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";

const { start_place_point: _start, finish_place_point: _finish, ...shared } = searchPrices.query.properties;

const iata = Type.Optional(
  Type.String({ maxLength: 10, description: "IATA code of an airport, in place of its point" }),
);

/** Prices of all car classes between airports named by their codes. */
export const searchPricesByIata = endpoint({
  ...searchPrices,
  name: "searchPricesByIata",
  access: "anybody",
  trade: "sells",
  path: "/prices/iata",
  summary: "The same for airports by their IATA codes; the other end may be a point",
  query: Type.Object(
    {
      ...shared,
      start_place_iata: iata,
      finish_place_iata: iata,
      start_place_point: Type.Optional(PointText),
      finish_place_point: Type.Optional(PointText),
    },
    { additionalProperties: false },
  ),
  errors: [...searchPrices.errors, "place-unknown"],
});
