import { Type, type Static } from "typebox";
import { nullable, oneOf } from "#contract/wire/common.ts";
import { HAND_STATES } from "#domain/orders/state-by-hand.ts";

const moment = Type.Integer({ description: "epoch milliseconds" });

/** Where a trip may go by hand. */
export const TripSteps = Type.Object({
  trip_id: Type.Integer(),
  next: nullable(Type.Object({ state: oneOf(HAND_STATES), from: moment })),
  no_show: nullable(
    Type.Object(
      { from: moment, free_minutes: Type.Integer({ description: "of free waiting, by the terms" }) },
      { description: "from when its traveller may be said not to have come; null where nobody is awaited" },
    ),
  ),
  back: nullable(
    Type.Object(
      { state: Type.String(), until: moment },
      { description: "the state before, for as long as it may be put right" },
    ),
  ),
});

/** Where a trip may go by hand, as the page of an order shows it. */
export type TripStepsView = Static<typeof TripSteps>;
