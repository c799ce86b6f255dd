import { Type, type Static } from "typebox";
import { NamedBuyer } from "#contract/console/phone/named-buyer.ts";
import { CommonQuery, NoParams, nullable, oneOf } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { ROLES } from "#domain/accounts/role.ts";
import { PAY_BYS } from "#domain/orders/pay-by.ts";

const text = Type.String();

/** Somebody for whom the staff may place an order. */
export const WireBuyer = Type.Object({
  user_id: Type.Integer(),
  role: oneOf(ROLES),
  name: text,
  email: text,
  phone: text,
  company: Type.String({ description: "empty where there is none" }),
  is_open: Type.Boolean({ description: "a closed account buys nothing" }),
});

/** The same as the console reads it. */
export type BuyerView = Static<typeof WireBuyer>;

/** Accounts and partners by a scrap of a name, an e-mail, a company, a phone or a number. */
export const findBuyers = operatorEndpoint({
  name: "findBuyers",
  access: { right: "placing", to: "work" },
  station: "accounts",
  method: "GET",
  path: "/buyers",
  summary: "For whom an order may be placed",
  params: NoParams,
  query: Type.Object(
    { ...CommonQuery, q: Type.Optional(Type.String({ maxLength: 100 })) },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Object({ buyers: Type.Array(WireBuyer) }),
  errors: [],
});

/** How a buyer orders, by the rules of the form that they would fill in themselves. */
export const getBuyer = operatorEndpoint({
  name: "getBuyer",
  access: { right: "placing", to: "work" },
  station: "accounts",
  method: "GET",
  path: "/buyer",
  summary: "How a buyer orders and pays",
  params: NoParams,
  query: Type.Object({ ...CommonQuery, ...NamedBuyer }, { additionalProperties: false }),
  body: undefined,
  result: Type.Object({
    account: nullable(WireBuyer),
    partner: nullable(WireBuyer),
    passengers: oneOf(["natural", "legal"] as const),
    currency: Type.String({ description: "in which the account or the partner's visitors see prices; empty for any" }),
    pay: Type.Array(oneOf(PAY_BYS), { description: "how it may be paid, the usual way first" }),
    own_email: Type.String({ description: "the only address of an ordinary customer; empty for whatever is typed" }),
    cost_center: oneOf(["hidden", "offered", "demanded"] as const),
    cost_centers: Type.Array(text, { description: "titles of those of the company" }),
    has_order_number: Type.Boolean(),
    has_trip_number: Type.Boolean(),
    trip_number_label: Type.String({ description: "empty for the usual one" }),
  }),
  errors: ["buyer-unknown", "buyer-closed", "partner-closed", "user-differs"],
});
