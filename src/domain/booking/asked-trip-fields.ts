import type { TripKind } from "#domain/booking/trip-kind.ts";
import type { EndKind } from "#domain/places/place-kind.ts";

/** Fields of a trip, by the names of the specification. */
export type TripField =
  | "dateArrival"
  | "arrivalNumber"
  | "arrivalTerminal"
  | "arrivalTrainNumber"
  | "arrivalWagonTrainNumber"
  | "dateDeparture"
  | "departureNumber"
  | "departureTerminal"
  | "departureTrainNumber";

/** One field that a trip asks for at one of its ends, and whether it can be left empty. */
export interface AskedField {
  readonly field: TripField;
  readonly end: "start" | "finish";
  readonly isRequired: boolean;
}

const required = (field: TripField): AskedField => ({ field, end: endOf(field), isRequired: true });
const optional = (field: TripField): AskedField => ({ field, end: endOf(field), isRequired: false });
const endOf = (field: TripField) => (/departure/i.test(field) ? "finish" : "start");

/** What is asked of whoever arrives at the start. */
const ARRIVAL: Readonly<Record<EndKind, readonly AskedField[]>> = {
  airport: [required("arrivalNumber"), optional("arrivalTerminal")],
  station: [required("arrivalTrainNumber"), required("arrivalWagonTrainNumber")],
  suburb: [],
};

/** What is asked of whoever travels on from the finish, beside when. */
const DEPARTURE: Readonly<Record<"airport" | "station", readonly AskedField[]>> = {
  airport: [optional("departureNumber"), optional("departureTerminal")],
  station: [optional("departureTrainNumber")],
};

/**
 * The fields of a trip in the order of the form. Out of town the departure comes first, because the pick-up follows from it;
 * after an arrival it only tells whether the traveller will be in time, so it can be left out. What brings
 * the traveller is not asked once it is said that it comes later.
 */
export function askedTripFields({ start, finish }: TripKind, isLater = false): readonly AskedField[] {
  const arrival = [required("dateArrival"), ...(isLater ? [] : ARRIVAL[start].map((asked) => softened(asked, finish)))];
  if (finish !== "airport" && finish !== "station") return arrival;
  if (start === "suburb") return [required("dateDeparture"), ...DEPARTURE[finish], ...arrival];
  return [...arrival, optional("dateDeparture"), ...DEPARTURE[finish]];
}

/** Whether people arrive at the start of a trip, so that what brings them may be told later. */
export function mayComeLater(start: EndKind): start is "airport" | "station" {
  return start !== "suburb";
}

/** A traveller who changes stations may leave out the carriage. */
function softened(asked: AskedField, finish: TripKind["finish"]): AskedField {
  return asked.field === "arrivalWagonTrainNumber" && finish === "station" ? optional(asked.field) : asked;
}
