import type { TripKind } from "#domain/booking/trip-kind.ts";

/**
 * The end that the flight or train of a trip belongs to: the finish of a trip out of town, which leads to a departure;
 * otherwise the start.
 */
export function flightOrTrainEnd({ start, finish }: TripKind): "start" | "finish" {
  return start === "suburb" && (finish === "airport" || finish === "station") ? "finish" : "start";
}
