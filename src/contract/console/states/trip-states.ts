import { Type } from "typebox";
import { action } from "#contract/console/orders/order-actions.ts";
import { oneOf } from "#contract/wire/common.ts";
import { CORRECTION_LENGTH, HAND_STATES } from "#domain/orders/state-by-hand.ts";

const trip = { version: Type.Integer({ minimum: 0 }), trip_id: Type.Integer({ minimum: 1 }) };

/** Says where a trip stands now: on its way, or over. */
export const setTripState = action({
  name: "setTripState",
  access: { right: "driving", to: "work" },
  audit: { inHistory: "told otherwise" },
  path: "/state",
  summary: "Say that a trip is under way or completed",
  body: Type.Object({ ...trip, state: oneOf(HAND_STATES) }, { additionalProperties: false }),
  errors: ["order-changed-meanwhile", "state-not-next", "state-too-early"],
});

/** Puts a wrong state of a trip right, one step back; money that has gone back stays gone. */
export const correctTripState = action({
  name: "correctTripState",
  access: { right: "driving", to: "work" },
  path: "/state/correct",
  summary: "Put a wrong state of a trip right",
  body: Type.Object(
    {
      ...trip,
      reason: Type.String({ minLength: 1, maxLength: CORRECTION_LENGTH, pattern: "\\S" }),
    },
    { additionalProperties: false },
  ),
  errors: ["order-changed-meanwhile", "state-not-next", "correction-over"],
});
