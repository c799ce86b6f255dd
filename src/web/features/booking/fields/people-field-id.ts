import type { ChildSeat, Passenger } from "#domain/booking/passengers.ts";

/** DOM ids of the fields about the people of a car. */
export type PeopleFieldId =
  | "adults"
  | "children"
  | "child-seats"
  | `seat-${ChildSeat}`
  | "own-seats"
  | "luggage"
  | keyof Passenger
  | "comment"
  | `passenger-${number}-${keyof Passenger}`
  | "sign";

/** DOM ids of the same fields in a further car. */
export type CarFieldId = `car-${string}-${PeopleFieldId}`;

/** The DOM id of a field about people; in a further car it bears the id of the car. */
export function peopleFieldId(car: string, id: PeopleFieldId): CarFieldId;
export function peopleFieldId(car: string | undefined, id: PeopleFieldId): PeopleFieldId | CarFieldId;
export function peopleFieldId(car: string | undefined, id: PeopleFieldId): PeopleFieldId | CarFieldId {
  return car === undefined ? id : `car-${car}-${id}`;
}
