import { Type, type Static } from "typebox";
import { CommonQuery, NoParams } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { SOLD_STATES } from "#domain/partners/sold-rides.ts";

const Sums = {
  currency: Type.String({ description: "ISO 4217; sums of different currencies are never added" }),
  rides: Type.Integer({ description: "driven, or still to be driven" }),
  off: Type.Integer({ description: "cancelled, or nobody came" }),
  kept: Type.Number({ description: "the sales: prices of the rides, and fees of those that were called off" }),
  share: Type.Number({ description: "what the partner's rate has added to them; below zero where it has taken off" }),
};

const Day = Type.String({ description: "YYYY-MM-DD, where the pick-up is" });

const AskedDay = Type.String({ maxLength: 10, description: "YYYY-MM-DD; both ends count" });

/** What a partner has sold, by the days of the rides; of the travellers it says nothing. */
const WireStatement = Type.Object({
  from: Day,
  to: Day,
  totals: Type.Array(Type.Object(Sums), { description: "one for each currency" }),
  days: Type.Array(Type.Object({ day: Day, ...Sums }), { description: "days with rides, one for each currency" }),
  trips: Type.Array(
    Type.Object({
      order_id: Type.Integer(),
      trip_id: Type.Integer(),
      day: Day,
      time: Type.String({ description: "HH:mm, where the pick-up is" }),
      start: Type.String({ description: "the priced place, not an address" }),
      finish: Type.String({ description: "empty for a car by the hour" }),
      car_class: Type.String(),
      state: Type.Enum([...SOLD_STATES]),
      currency: Sums.currency,
      price: Type.Number(),
      kept: Type.Number({ description: "the price, or the fee of a ride that was called off" }),
      share: Type.Number(),
    }),
    { description: "in the order of their pick-ups" },
  ),
});

/** The same as a type. */
export type PartnerStatement = Static<typeof WireStatement>;

/** What a partner has sold in a period of ride days: rides that were paid, or that are paid to the driver. */
export const getStatement = endpoint({
  station: "partners",
  prefixes: ["/v4", "/transnextgen/v4"],
  params: NoParams,
  name: "getStatement",
  access: "partner",
  method: "GET",
  path: "/partners/statement",
  summary: "What was sold through the logged-in partner, and its share, by day and ride",
  query: Type.Object({ ...CommonQuery, from: AskedDay, to: AskedDay }, { additionalProperties: false }),
  body: undefined,
  result: WireStatement,
  errors: ["unauthorised", "forbidden", "period-wrong", "too-many-rides"],
});
