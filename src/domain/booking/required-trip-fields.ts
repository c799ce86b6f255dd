import { flightOrTrainEnd } from "#domain/booking/flight-or-train-end.ts";
import type { TripKind } from "#domain/booking/trip-kind.ts";

/** Fields of a trip that a traveller may have to fill. */
export type TripField =
  | "dateArrival"
  | "dateDeparture"
  | "arrivalNumber"
  | "arrivalTrainNumber"
  | "arrivalWagonTrainNumber";

/**
 * Fields that the form asks for and an order may lack: clients older than these rules leave them out, and their travellers are
 * driven all the same.
 */
export const FORGIVEN_FIELDS = ["dateDeparture", "arrivalTrainNumber", "arrivalWagonTrainNumber"] as const;

/** A field without which no trip is ordered. */
export type DemandedField = Exclude<TripField, (typeof FORGIVEN_FIELDS)[number]>;

/**
 * The fields a trip needs (VAL-01 to VAL-06): when the car must come, when the flight or train leaves for trips out of
 * town, and the flight or train a traveller arrives with.
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

/** The same fields without those that old clients are forgiven. */
export function demandedTripFields(kind: TripKind): readonly DemandedField[] {
  const forgiven: readonly TripField[] = FORGIVEN_FIELDS;
  return requiredTripFields(kind).filter((field): field is DemandedField => !forgiven.includes(field));
}
