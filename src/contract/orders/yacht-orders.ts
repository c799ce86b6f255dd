import { Type, type Static } from "typebox";
import { WireId, wireText } from "#contract/orders/order-trip.ts";
import { NoParams, nullableText, OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";

const closed = { additionalProperties: false };

/** An order of kind yacht as a row of somebody's orders. */
export const WireYachtOrder = Type.Object({
  order_id: Type.Integer(),
  state: Type.String({ description: "placed, confirmed, under-way, completed or cancelled" }),
  vessel: Type.String(),
  place: Type.String(),
  starts: Type.String({ description: "YYYY-MM-DD HH:mm on the clock of the place" }),
  zone: Type.String(),
  hours: Type.Integer(),
  total: Type.Number(),
  paid: Type.Number(),
  due: Type.Number({ description: "the next payment; 0 where nothing is due" }),
  rest_day: nullableText,
  currency: Type.String(),
});

/** An order of kind yacht as a row of somebody's orders. */
export type YachtOrderRow = Static<typeof WireYachtOrder>;

/** The yacht orders of the account, and those whose keys the browser keeps, the latest first. */
export const findYachtOrders = endpoint({
  name: "findYachtOrders",
  access: "anybody",
  station: "orders",
  method: "GET",
  path: "/yacht-orders",
  summary: "Orders of kind yacht of the caller: of the account, and those whose keys the browser keeps",
  params: NoParams,
  query: OnlyCommonQuery,
  body: undefined,
  result: Type.Object({ orders: Type.Array(WireYachtOrder) }),
  errors: [],
});

/** Cancels an order of kind yacht by its terms. */
export const cancelYachtOrder = endpoint({
  name: "cancelYachtOrder",
  access: "order holder",
  limit: "changes",
  station: "orders",
  method: "POST",
  path: "/yacht-orders/:order_id/cancel",
  summary: "Cancel an order of kind yacht by its terms, for what was shown",
  params: Type.Object({ order_id: WireId }, closed),
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      fee: Type.Number({ minimum: 0, description: "that was shown, in whole units; a higher one is refused" }),
      refund: Type.Number({ minimum: 0, description: "that was shown" }),
      lang: wireText(20),
    },
    closed,
  ),
  result: Type.Object({ order_id: Type.Integer(), fee: Type.Number(), refund: Type.Number(), currency: Type.String() }),
  errors: ["order-unknown", "staff-in-console", "forbidden", "cancel-refused", "fee-changed"],
});
