import { Type, type Static } from "typebox";
import { WireCleared } from "#contract/orders/cleared-members.ts";
import { liberalChangeBody } from "#contract/orders/liberal-order.ts";
import {
  WireId,
  WireLocation,
  WireOrderTrip,
  WirePassengers,
  WirePriceId,
  wireText,
} from "#contract/orders/order-trip.ts";
import { WirePlacedOrder, TRIP_REFUSALS } from "#contract/orders/orders.ts";
import { NoParams, OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";

/** A change of a trip: anything left out stays the same. */
export const WireTripChange = Type.Object(
  {
    ...WireOrderTrip.properties,
    price_id: Type.Optional(WirePriceId),
    start_location: Type.Optional(WireLocation),
    passengers: Type.Optional(WirePassengers),
    order_id: WireId,
    trip_id: Type.Optional(WireId),
    transaction: Type.Optional(WireId),
    version: Type.Optional(Type.Integer({ description: "the change is refused when the order has another one" })),
    expected_total: Type.Optional(
      Type.Number({ description: "the new price of the trip, where the traveller has agreed to another one" }),
    ),
    module_type: wireText(40),
    email_token: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description:
          "what the order's address was sent: the one asked for takes its place, and nothing else is changed",
      }),
    ),
    other_trips: Type.Optional(
      Type.Boolean({
        description:
          "where the first passenger's name, phone or e-mail changes, other trips of the order that had the same one get the new one too, as far as they can still be changed",
      }),
    ),
    cleared: WireCleared,
  },
  { additionalProperties: false },
);

/** A change of a trip as received. */
export type WireChange = Static<typeof WireTripChange>;

const members = {
  station: "orders",
  path: "/orders/trips",
  params: NoParams,
  query: OnlyCommonQuery,
  body: WireTripChange,
  result: Type.Array(Type.Object({ ...WirePlacedOrder.properties, version: Type.Integer() })),
  errors: [
    "order-unknown",
    "staff-in-console",
    "forbidden",
    "change-refused",
    "order-changed-meanwhile",
    "offer-day",
    ...TRIP_REFUSALS,
  ],
  liberal: liberalChangeBody,
} as const;

/** Changes one trip of an order. */
export const changeTrip = endpoint({
  ...members,
  name: "changeTrip",
  access: "order holder",
  limit: "changes",
  method: "POST",
  summary: "Change a trip; another price is refused until expected_total names it",
});

/** The same call with another HTTP method, which some clients use. */
export const putTrip = endpoint({
  ...members,
  name: "putTrip",
  access: "order holder",
  limit: "changes",
  method: "PUT",
  summary: "Change a trip, as by POST",
});
