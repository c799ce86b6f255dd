import type { Passenger } from "#domain/booking/passengers.ts";

/** A car with this many seats carries a group, and a group needs a contact. */
export const COORDINATOR_SEATS = 9;

/** Whether a car of so many seats has a coordinator for an account that may have one. */
export function mayHaveCoordinator(capacity: number, isAllowed: boolean): boolean {
  return isAllowed && capacity >= COORDINATOR_SEATS;
}

/** The contact of a large party: its first passenger if the account may have one, otherwise nobody. */
export function tripCoordinator(
  first: Passenger | undefined,
  capacity: number,
  isAllowed: boolean,
): { readonly name: string; readonly phone: string } {
  if (first === undefined || !mayHaveCoordinator(capacity, isAllowed)) return { name: "", phone: "" };
  return { name: first.name, phone: first.phone };
}
