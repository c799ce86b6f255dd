import { isReturnTooEarly, type TimedTrip } from "#domain/booking/return-too-early.ts";
import { Refusal } from "#server/refusal.ts";

/** Refuses a way back that starts before the way there is over (VAL-28). */
export function refuseEarlyReturn(wayThere: TimedTrip, wayBack: TimedTrip): void {
  if (isReturnTooEarly(wayThere, wayBack)) throw new Refusal("return-too-early");
}
