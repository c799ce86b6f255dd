import type { TripKind } from "#domain/booking/trip-kind.ts";

/**
 * The end of a trip that has the flight or train: the finish when the trip leads out of town to a departure, otherwise the
 * start.
 */
export function flightOrTrainEnd({ start, finish }: TripKind): "start" | "finish" {
  return start === "suburb" && (finish === "airport" || finish === "station") ? "finish" : "start";
}
