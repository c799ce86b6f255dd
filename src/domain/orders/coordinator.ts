import type { Passenger } from "#domain/booking/passengers.ts";

/** A car with so many seats is a group's, and a group has somebody to ask (ROL-14). */
export const COORDINATOR_SEATS = 9;

/** Who looks after a large party: its first passenger where the account may have one, otherwise nobody (ROL-14, ROL-15). */
export function tripCoordinator(
  first: Passenger | undefined,
  capacity: number,
  isAllowed: boolean,
): { readonly name: string; readonly phone: string } {
  if (first === undefined || !isAllowed || capacity < COORDINATOR_SEATS) return { name: "", phone: "" };
  return { name: first.name, phone: first.phone };
}
