import { Type } from "typebox";
import { oneOf } from "#contract/operator/board-trip.ts";
import { action } from "#contract/operator/order-actions.ts";
import { CORRECTION_LENGTH, HAND_STATES } from "#domain/orders/state-by-hand.ts";

const trip = { version: Type.Integer({ minimum: 0 }), trip_id: Type.Integer({ minimum: 1 }) };

/** Says where a trip stands now: on its way, or over. */
export const setTripState = action(
  "setTripState",
  "/state",
  "Say that a trip is under way or completed",
  Type.Object({ ...trip, state: oneOf(HAND_STATES) }, { additionalProperties: false }),
  ["order-changed-meanwhile", "state-not-next", "state-too-early"],
);

/** Puts a wrong state of a trip right, one step back; money that has gone back stays gone. */
export const correctTripState = action(
  "correctTripState",
  "/state/correct",
  "Put a wrong state of a trip right",
  Type.Object(
    {
      ...trip,
      reason: Type.String({ minLength: 1, maxLength: CORRECTION_LENGTH, pattern: "\\S" }),
    },
    { additionalProperties: false },
  ),
  ["order-changed-meanwhile", "state-not-next", "correction-over"],
);
