import { Type } from "typebox";
import { checkTime } from "#contract/booking.ts";
import { NamedBuyer } from "#contract/console/phone/named-buyer.ts";
import { CommonQuery, NoParams } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";

const { price_id: priceId, pickup_time: pickup, departure_time: departure } = checkTime.body.properties;

/** Whether a car can come to a buyer at a time, in the words of the check that they would read themselves. */
export const checkTimeFor = operatorEndpoint({
  name: "checkTimeFor",
  access: { right: "placing", to: "work" },
  trade: "quotes",
  station: "booking",
  method: "GET",
  path: "/check-time",
  summary: "Whether a car can come to a buyer at a local time of the pick-up place",
  params: NoParams,
  query: Type.Object(
    {
      ...CommonQuery,
      ...NamedBuyer,
      price_id: priceId,
      pickup_time: pickup,
      departure_time: departure,
      there_price_id: Type.Optional(priceId),
      there_pickup_time: Type.Optional(pickup),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: checkTime.result,
  errors: [...checkTime.errors, "buyer-unknown", "buyer-closed", "partner-closed", "user-differs"],
});
