import { flightOrTrainEnd } from "#domain/booking/flight-or-train-end.ts";
import type { TripKind } from "#domain/booking/trip-kind.ts";

/** Fields of a trip that may be required. */
export type TripField =
  | "dateArrival"
  | "dateDeparture"
  | "arrivalNumber"
  | "arrivalTrainNumber"
  | "arrivalWagonTrainNumber";

/**
 * Fields that the form requires but the server does not: clients older than these rules leave them out, and their
 * travellers still get a car.
 */
export const FORGIVEN_FIELDS = ["dateDeparture", "arrivalTrainNumber", "arrivalWagonTrainNumber"] as const;

/** A field that every order must have. */
export type DemandedField = Exclude<TripField, (typeof FORGIVEN_FIELDS)[number]>;

/**
 * The fields a trip needs (VAL-01 to VAL-06): the pick-up time, the departure time for trips out of town, and the flight or
 * train for arrivals.
 */
export function requiredTripFields({ start, finish }: TripKind): readonly TripField[] {
  const fields: TripField[] = ["dateArrival"];
  if (flightOrTrainEnd({ start, finish }) === "finish") fields.push("dateDeparture");
  if (start === "airport") fields.push("arrivalNumber");
  if (start === "station") {
    fields.push("arrivalTrainNumber");
    if (finish !== "station") fields.push("arrivalWagonTrainNumber");
  }
  return fields;
}

/** The same fields without the ones that old clients may leave out. */
export function demandedTripFields(kind: TripKind): readonly DemandedField[] {
  const forgiven: readonly TripField[] = FORGIVEN_FIELDS;
  return requiredTripFields(kind).filter((field): field is DemandedField => !forgiven.includes(field));
}
