import type { Orders } from "#server/modules/orders/orders.ts";
import type { PlanContext } from "#server/modules/orders/plan/plan-context.ts";
import { findPlace, isWithinReach, reachOfPlace } from "#server/modules/places/index.ts";

/** The places and their reach, by which the ends and the stops of a trip are judged. */
export function knownGround({ gazetteer, areas }: Orders): Pick<PlanContext, "placeOf" | "isWithin"> {
  return {
    placeOf: (id) => findPlace(gazetteer, id),
    isWithin: (place, point) => isWithinReach(reachOfPlace(place, areas), point),
  };
}
