import { askedTripFields, type TripField } from "#domain/booking/asked-trip-fields.ts";
import type { TripKind } from "#domain/booking/trip-kind.ts";

/**
 * Fields that the form requires but the server does not: clients older than these rules leave them out, and their
 * travellers still get a car.
 */
const FORGIVEN_FIELDS: readonly TripField[] = ["dateDeparture", "arrivalTrainNumber", "arrivalWagonTrainNumber"];

/** A field that every order must have. */
export type DemandedField = "dateArrival" | "arrivalNumber";

/** The fields that a trip needs; its flight or train may come later. */
export function requiredTripFields(kind: TripKind, isLater = false): readonly TripField[] {
  return askedTripFields(kind, isLater).flatMap(({ field, isRequired }) => (isRequired ? field : []));
}

/** The same fields without the ones that old clients may leave out. */
export function demandedTripFields(kind: TripKind, isLater = false): readonly DemandedField[] {
  return requiredTripFields(kind, isLater).filter((field): field is DemandedField => !FORGIVEN_FIELDS.includes(field));
}
