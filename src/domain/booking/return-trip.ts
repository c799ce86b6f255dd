import { addMinutes, minutesBetween, type LocalTime } from "#domain/values/local-time.ts";

/** A return trip must start more than this after the outbound arrival (VAL-28). */
export const RETURN_GAP_SECONDS = 300;

/** Arrival of the outbound trip: pick-up plus travel time (OPN-045). */
export function outboundArrival(pickup: LocalTime, travelSeconds: number): LocalTime {
  return addMinutes(pickup, Math.ceil(travelSeconds / 60));
}

/** Whether a return trip starts late enough after the outbound arrival (VAL-27, VAL-28). */
export function isReturnLateEnough(arrival: LocalTime, returnStart: LocalTime): boolean {
  return minutesBetween(arrival, returnStart) * 60 > RETURN_GAP_SECONDS;
}
