import { Type } from "typebox";
import { TripParams } from "#contract/orders/cancel-trip.ts";
import { WireTrip } from "#contract/orders/trips.ts";
import { NoParams, OnlyCommonQuery, nullable } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";

/** Has the browser keep the key that is shown, so that the order opens in all its tabs. */
export const keepOrder = endpoint({
  name: "keepOrder",
  access: "order holder",
  station: "orders",
  method: "POST",
  path: "/orders/kept",
  summary: "Keep the order's key in a cookie of this browser, which scripts cannot read",
  params: NoParams,
  query: OnlyCommonQuery,
  body: TripParams,
  result: Type.Object({
    kept_until: nullable(
      Type.String({ description: "a moment; null in a frame, and 30 days after the ride, when nothing is kept" }),
    ),
  }),
  errors: ["order-unknown", "staff-in-console"],
});

/** The trips whose orders the browser keeps. */
export const findKeptOrders = endpoint({
  name: "findKeptOrders",
  access: "anybody",
  station: "orders",
  method: "GET",
  path: "/orders/kept",
  summary: "Trips of the orders that this browser keeps, those ahead first, the next one at the top",
  params: NoParams,
  query: OnlyCommonQuery,
  body: undefined,
  result: Type.Object({
    kept: Type.Array(
      Type.Object({
        order_id: Type.Integer({ description: "the order to forget; the trip may have another number" }),
        is_ahead: Type.Boolean({ description: "not driven and not cancelled yet" }),
        trip: WireTrip,
      }),
    ),
  }),
  errors: [],
});

/** Removes the key of an order from the browser. */
export const forgetOrder = endpoint({
  name: "forgetOrder",
  access: "anybody",
  station: "orders",
  method: "POST",
  path: "/orders/kept/forget",
  summary: "Remove the order's key from this browser",
  params: NoParams,
  query: OnlyCommonQuery,
  body: TripParams,
  result: Type.Object({ forgotten: Type.Boolean() }),
  errors: [],
});
