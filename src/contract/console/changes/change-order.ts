import { Type, type Static } from "typebox";
import { LetterShown } from "#contract/console/letters/letter-shown.ts";
import { DeskOrder } from "#contract/console/orders/order-actions.ts";
import { WireTripChange } from "#contract/orders/change-trip.ts";
import { TRIP_REFUSALS } from "#contract/orders/orders.ts";
import { WireService } from "#contract/prices/prices.ts";
import { CommonQuery, nullable, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { PAY_BYS } from "#domain/orders/pay-by.ts";

const text = Type.String();
const OrderId = Type.Object({ order_id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false });

/** How a trip was before a change and how it is after it: its fields, and its price line by line. */
export const TripChangeShown = Type.Object({
  trip_id: Type.Integer(),
  fields: Type.Array(Type.Object({ field: text, was: text, is: text })),
  lines: Type.Array(
    Type.Object({
      name: text,
      was: nullable(Type.Number({ description: "null where there was no such line" })),
      is: nullable(Type.Number({ description: "null where there is none any more" })),
    }),
  ),
  was: Type.Number({ description: "the trip's price before" }),
  is: Type.Number({ description: "the trip's price after" }),
});

/** A change as it is shown, before it is made and after. */
export type TripChangeView = Static<typeof TripChangeShown>;

const asked = {
  trip_id: Type.Integer({ minimum: 1 }),
  change: Type.Omit(WireTripChange, [
    "order_id",
    "transaction",
    "version",
    "expected_total",
    "module_type",
    "email_token",
    "cost_center",
    "other_trips",
    "hash",
  ]),
  waive: Type.Optional(Type.Boolean({ description: "give up the fee of the terms" })),
};

const Preview = Type.Object({
  version: Type.Integer(),
  currency: text,
  change: TripChangeShown,
  fee: Type.Number({ description: "what is due for the change itself" }),
  terms_fee: Type.Number({ description: "what the terms ask for" }),
  may_waive: Type.Boolean(),
  cost: Type.Number({ description: "what the whole order then costs" }),
  paid: Type.Number({ description: "what has come for it" }),
  by_hand: Type.Number({
    description: "how much of what is too much then came in cash: no refund is asked for, somebody gives it back",
  }),
  pay_by: oneOf(PAY_BYS),
  letter: nullable(LetterShown),
});

const refusals = ["order-unknown", "change-refused", "nothing-to-change", "let-off-limit", ...TRIP_REFUSALS] as const;

/** The car of a trip, what can be had with it besides the ride, and what is. */
const TripChoices = Type.Object({
  currency: text,
  car_class_id: Type.Integer(),
  search: nullable(
    Type.Object(
      { start_place_id: text, start_place_point: text, finish_place_id: text, finish_place_point: text },
      {
        description:
          "finds the prices of other classes for the same way; null for a rent, and for a way back, whose class stays because its discount belongs to its way there",
      },
    ),
  ),
  rent_search: nullable(
    Type.Object(
      { start_place_id: text, start_place_point: text, duration: Type.Integer({ description: "paid seconds" }) },
      { description: "finds the prices of other classes for the same hours of a rent" },
    ),
  ),
  additional_services: Type.Array(WireService, { description: "as the trip was sold" }),
  service_ids: Type.Array(Type.Integer(), {
    description: "what was ordered, one for each piece; what comes with every ride is none",
  }),
  stops_most: Type.Integer(),
  stops: Type.Array(
    Type.Object({
      address: text,
      location: Type.String({ description: "lat,lng; empty where it is not known" }),
      place_id: nullable(text),
    }),
  ),
});

/** What a trip can be changed to besides what its order shows. */
export type TripChoicesView = Static<typeof TripChoices>;

/** Class, services and stops of a trip as a change sends them, and which can be had. */
export const getTripChoices = operatorEndpoint({
  name: "getTripChoices",
  access: { right: "changing", to: "work" },
  station: "orders",
  method: "GET",
  path: "/orders/:order_id/change/choices",
  summary: "Class, services and stops of a trip, and which can be had",
  params: OrderId,
  query: Type.Object({ ...CommonQuery, trip_id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  body: undefined,
  result: TripChoices,
  errors: ["order-unknown"],
});

/** What a change of a trip would come to; nothing is kept. */
export const previewChange = operatorEndpoint({
  name: "previewChange",
  access: { right: "changing", to: "work" },
  isPreview: true,
  station: "orders",
  method: "POST",
  path: "/orders/:order_id/change/preview",
  summary: "What a change would come to",
  params: OrderId,
  query: OnlyCommonQuery,
  body: Type.Object(asked, { additionalProperties: false }),
  result: Preview,
  liberal: (sent) => sent,
  errors: refusals,
});

/** Changes a trip for what was shown; another price or fee is refused. */
export const changeOrder = operatorEndpoint({
  name: "changeOrder",
  access: { right: "changing", to: "work" },
  audit: { isAboutMoney: true },
  station: "orders",
  method: "POST",
  path: "/orders/:order_id/change",
  summary: "Change a trip of an order",
  params: OrderId,
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      ...asked,
      version: Type.Integer({ minimum: 0 }),
      expected_total: Type.Number({ minimum: 0, description: "the price of the trip that was shown" }),
      expected_fee: Type.Number({ minimum: 0, description: "the fee that was shown" }),
    },
    { additionalProperties: false },
  ),
  result: DeskOrder,
  liberal: (sent) => sent,
  errors: ["attempt-key-wrong", "attempt-conflict", "order-changed-meanwhile", "fee-changed", ...refusals],
});
