import { Type, type Static } from "typebox";
import { CommonQuery, NoParams, PLACE_ID_MAX_LENGTH } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { dropEmpty } from "#contract/wire/members.ts";
import { SERVICES_MOST } from "#domain/booking/extra-services.ts";

/** Limits of one call; real calls stay far below. */
export const BONUS_LIMITS = {
  codeLength: 64,
  email: 400,
  routes: 10,
  services: SERVICES_MOST,
  stops: 99,
  price: 1_000_000_000,
} as const;

/** One route of a booking to which a code applies. */
const WireDataPrice = Type.Object(
  {
    price_audit_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: "the price_id" }),
    number_subaddress: Type.Optional(
      Type.Integer({ minimum: 0, maximum: BONUS_LIMITS.stops, description: "number of extra stops" }),
    ),
    place_audit_id: Type.Optional(
      Type.String({
        maxLength: PLACE_ID_MAX_LENGTH,
        description: "id of the first stop; stops cost the same anywhere",
      }),
    ),
    duration: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 86_400, description: "seconds of a rent, whose price already counts them" }),
    ),
    additional_services: Type.Optional(
      Type.Array(Type.Object({ id: Type.Integer() }, { additionalProperties: false }), {
        maxItems: BONUS_LIMITS.services,
      }),
    ),
  },
  { additionalProperties: false },
);

/** One route after the code is applied. */
export const WireNewPrice = Type.Object({
  price_audit_id: Type.Integer(),
  certificate_type: Type.Union([Type.Literal("percent"), Type.Literal("fixed")]),
  certificate_size: Type.Number({
    description: "percent, or the whole sum of the certificate in the answer's currency",
  }),
  restated_cost: Type.Number({ description: "the new price of this route with its stops and services" }),
  repayment_price: Type.Number({ description: "the part that the certificate covers" }),
  currency: Type.String(),
});

/** One route after the code is applied, as the client reads it. */
export type NewPrice = Static<typeof WireNewPrice>;

/** The prices of a booking with a certificate code, route by route; asking redeems nothing. */
export const calculateNewPrice = endpoint({
  name: "calculateNewPrice",
  access: "anybody",
  trade: "sells",
  station: "prices",
  method: "POST",
  path: "/prices/calculation-new-price",
  summary: "Prices of a booking's routes with a certificate code taken off",
  params: NoParams,
  query: Type.Object(CommonQuery, { additionalProperties: false }),
  body: Type.Object(
    {
      currency: Type.Optional(Type.String({ maxLength: 10, description: "of the answer; otherwise the prices' own" })),
      hash: Type.String({ maxLength: BONUS_LIMITS.codeLength, description: "the code" }),
      data_prices: Type.Array(WireDataPrice, { minItems: 1, maxItems: BONUS_LIMITS.routes }),
      email: Type.Optional(
        Type.String({
          maxLength: BONUS_LIMITS.email,
          description: "of the first passenger, as typed: a code may hold so often for each e-mail",
        }),
      ),
      lang: Type.Optional(Type.String({ maxLength: 20 })),
      user_id: Type.Optional(Type.String({ maxLength: 20 })),
      module_type: Type.Optional(Type.String({ maxLength: 40 })),
    },
    { additionalProperties: false },
  ),
  result: Type.Array(WireNewPrice),
  errors: [
    "partner-closed",
    "not-open",
    "certificate-unknown",
    "certificate-not-valid",
    "certificate-used-up",
    "too-many-codes",
    "no-exchange-rate",
    "quote-unknown",
    "quote-expired",
    "quote-foreign",
    "too-many-stops",
    "service-unknown",
  ],
  liberal: liberalNewPrice,
});

/** How many miles of the partner programme a price earns; `priority_s7` is the bonus number. */
export const getMiles = endpoint({
  name: "getMiles",
  access: "anybody",
  station: "prices",
  method: "GET",
  path: "/partners/miles",
  summary: "Miles that a price gives to a bonus number",
  params: NoParams,
  query: Type.Object(
    {
      ...CommonQuery,
      currency: Type.Optional(Type.String({ maxLength: 10, description: "of the price; RUB unless said otherwise" })),
      priority_s7: Type.Optional(Type.String({ maxLength: 20, description: "the bonus number" })),
      price: Type.Number({ minimum: 0, maximum: BONUS_LIMITS.price }),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Object({ message: Type.String(), value: Type.Integer() }),
  errors: ["bonus-number-wrong"],
});

/** A single route may come without a list, and services may be ids or the objects of an order. */
function liberalNewPrice(raw: unknown): unknown {
  const body = dropEmpty(raw);
  if (!isMembers(body) || body["data_prices"] === undefined) return body;
  const routes = body["data_prices"];
  return { ...body, data_prices: (Array.isArray(routes) ? routes : [routes]).map(liberalRoute) };
}

function liberalRoute(route: unknown): unknown {
  if (!isMembers(route) || !Array.isArray(route["additional_services"])) return route;
  return {
    ...route,
    additional_services: route["additional_services"].map((one) => (isMembers(one) ? one : { id: one })),
  };
}

function isMembers(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
