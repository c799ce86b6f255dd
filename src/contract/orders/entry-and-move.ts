import { Type } from "typebox";
import { REFUND_WAYS } from "#domain/payments/refund-state.ts";

const at = Type.String({ description: "a moment in UTC" });
const by = Type.String({ description: "traveller, account, operator, acquirer or system" });

/** One entry of an order's account, as its holder reads it. */
export const WireEntry = Type.Object({
  at,
  kind: Type.String({
    description:
      "ride, certificate, change, cancelled, fee or goodwill: the cost; card, cash, refund or dispute: the money",
  }),
  amount: Type.Number({
    description: "in whole units of the order's currency, negative where the cost falls or money goes back",
  }),
  order_id: Type.Union([Type.Integer(), Type.Null()], { description: "the trip it is for; null for the whole order" }),
  by,
  reason: Type.String({
    description: "empty, or lapsed, refused, terms, late, twice, set-aside, decided, waived or by-hand",
  }),
  way: Type.Enum(["", ...REFUND_WAYS], {
    description:
      "how a refund went back: through the acquirer that took it, by bank transfer or in cash; empty for others",
  }),
});

/** One change of a trip by whoever may change its order. */
export const WireOrderChange = Type.Object({
  at,
  order_id: Type.Integer(),
  by,
  what: Type.Array(Type.String(), {
    description:
      "time, departure, places, stops, car, services, numbers, sign, comment, passengers, party, luggage, company, viewers or bonusNumber",
  }),
});

/** One move of a trip from state to state. */
export const WireMove = Type.Object({
  at,
  order_id: Type.Integer(),
  state: Type.String({ description: "the state it came into, as `state` of a trip" }),
  by,
});
