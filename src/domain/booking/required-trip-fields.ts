import type { TripKind } from "#domain/booking/trip-kind.ts";

/** Fields of a trip that a traveller may have to fill. */
export type TripField =
  | "dateArrival"
  | "dateDeparture"
  | "arrivalNumber"
  | "arrivalTrainNumber"
  | "arrivalWagonTrainNumber";

/**
 * The fields a trip needs (VAL-01 to VAL-06): when the car must come, when the flight or train leaves for trips out of
 * town, and the flight or train a traveller arrives with.
 */
export function requiredTripFields({ start, finish }: TripKind): readonly TripField[] {
  const fields: TripField[] = ["dateArrival"];
  if (start === "suburb" && (finish === "airport" || finish === "station")) fields.push("dateDeparture");
  if (start === "airport") fields.push("arrivalNumber");
  if (start === "station") {
    fields.push("arrivalTrainNumber");
    if (finish !== "station") fields.push("arrivalWagonTrainNumber");
  }
  return fields;
}
