import { DEFAULT_CAPACITY } from "#domain/booking/passengers.ts";

/** How many people fit into every chosen car: the lowest capacity that is known, otherwise the usual one. */
export function lowestCapacity(capacities: readonly (number | null | undefined)[]): number {
  const known = capacities.filter((capacity): capacity is number => typeof capacity === "number" && capacity > 0);
  return known.length === 0 ? DEFAULT_CAPACITY : Math.min(...known);
}
