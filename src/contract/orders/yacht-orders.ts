import { Type, type Static } from "typebox";
import { WireId, wireText } from "#contract/orders/order-trip.ts";
import { nullable, nullableText, NoParams, OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";

const closed = { additionalProperties: false };
const text = Type.String();
const int = Type.Integer();
const local = "YYYY-MM-DD HH:mm on the clock of the place";

/** One step of cancelling: until so long before the start it costs this share of the price. */
const YachtSteps = Type.Array(Type.Object({ minutes_before: int, fee_percent: Type.Number() }));

/** What is booked, where, when, for how many, and on which terms: of an offer and of an order alike. */
export const YACHT_MEMBERS = {
  vessel: text,
  place: text,
  zone: Type.String({ description: "IANA name of the clock of the place" }),
  starts: Type.String({ description: local }),
  hours: int,
  guests: int,
  deposit: Type.Number({ description: "the first payment, in whole units" }),
  rest: Type.Number({ description: "what is paid later; 0 where the deposit is all of it" }),
  rest_day: Type.Union([Type.String(), Type.Null()], { description: "the last day for the rest, YYYY-MM-DD" }),
  cancellation: YachtSteps,
  weather: Type.String({ description: "what holds in bad weather" }),
  words: Type.String({ description: "what the operator writes with it" }),
} as const;

/** What an order of kind yacht buys, and how far it has come. */
export const WireYacht = Type.Object({
  ...YACHT_MEMBERS,
  has_children: Type.Boolean(),
  wish: text,
  pay: nullable(
    Type.Object(
      { part: Type.Union([Type.Literal("deposit"), Type.Literal("rest")]), sum: Type.Number() },
      { description: "the next payment; null where nothing is due" },
    ),
  ),
  rest_late: Type.Boolean({ description: "the last day for the rest has passed" }),
  cancel: nullable(
    Type.Object(
      {
        fee: Type.Number(),
        refund: Type.Number(),
        steps: Type.Array(
          Type.Object({ until: Type.String({ description: local }), fee: Type.Number(), refund: Type.Number() }),
        ),
      },
      {
        description:
          "what cancelling costs now and later, by its terms and never more than was paid; null once it is closed",
      },
    ),
  ),
  cancel_fee: nullable(Type.Number()),
  cancel_reason: nullableText,
  offer_id: nullable(Type.Integer({ description: "the offer that it was made of, by which its photos are read" })),
  photos: Type.Array(int, { description: "numbers of the photos that the offer showed and that are still kept" }),
});

/** Where the photos of a yacht order are. */
export type OfferPhotos = Pick<YachtView, "offer_id" | "photos">;

/** What an order of kind yacht buys, as the wire carries it. */
export type YachtView = Static<typeof WireYacht>;

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
