import type { ChildSeat } from "#domain/booking/passengers.ts";
import type { AddressEnd, TripFields } from "#domain/booking/trip-draft.ts";

/** DOM ids of the form's fields: an error names one, and focus moves there. */
export type FieldId =
  | `trip-${number}-${keyof TripFields}`
  | `trip-${number}-${AddressEnd}`
  | "adults"
  | "children"
  | `seat-${ChildSeat}`
  | "luggage"
  | "name"
  | "phone"
  | "email"
  | "comment"
  | "flexible"
  | `trip-${number}-number`
  | "cost-center"
  | "order-number"
  | `viewer-${number}`
  | "policy";
