import { isReturnLateEnough, outboundArrival } from "#domain/booking/return-trip.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { Refusal } from "#server/refusal.ts";

/** When and where one of two trips starts, and how long it takes. */
export interface TimedTrip {
  /** Epoch milliseconds. */
  readonly pickupAt: number;
  readonly seconds: number;
  /** Of the start. */
  readonly zone: string;
}

/** Refuses a way back that starts before the way there is over (VAL-28). */
export function refuseEarlyReturn(outbound: TimedTrip, back: TimedTrip): void {
  // Both clocks are read at the place where the second trip starts.
  const arrival = outboundArrival(toLocalTime(outbound.pickupAt + outbound.seconds * 1000, back.zone), 0);
  if (!isReturnLateEnough(arrival, toLocalTime(back.pickupAt, back.zone))) throw new Refusal("return-too-early");
}
