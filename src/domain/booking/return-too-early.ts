import { isReturnLateEnough, outboundArrival } from "#domain/booking/return-trip.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";

/** When and where one of two trips starts, and how long it takes. */
export interface TimedTrip {
  /** Epoch milliseconds. */
  readonly pickupAt: number;
  readonly seconds: number;
  /** Of the start. */
  readonly zone: string;
}

/** Whether the way back starts before the way there is over, both read on the clock of where the way back starts. */
export function isReturnTooEarly(wayThere: TimedTrip, wayBack: TimedTrip): boolean {
  const arrival = outboundArrival(toLocalTime(wayThere.pickupAt + wayThere.seconds * 1000, wayBack.zone), 0);
  return !isReturnLateEnough(arrival, toLocalTime(wayBack.pickupAt, wayBack.zone));
}
