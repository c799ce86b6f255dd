import { STOPS_MOST } from "#domain/booking/stops-most.ts";
import { isTooManyStops } from "#domain/booking/stops.ts";

/** Who travels with how much; null people are not named yet, and then every car fits. */
export interface Party {
  /** Without children. */
  readonly people: number | null;
  readonly children: number;
  /** Suitcases. */
  readonly bags: number;
  /** Stops on the way. */
  readonly stops?: number;
}

/** Nobody has said yet who travels. */
export const NO_PARTY: Party = { people: null, children: 0, bags: 0 };

/** Room in a car: passenger seats and suitcases, and how many stops it makes. */
export interface CarRoom {
  readonly seats: number;
  readonly bags: number;
  readonly stops?: number;
}

/** Why a car does not do for a party. */
export type Lack = "stops" | "seats" | "bags";

/** How many people one range covers at most before the last one is left open. */
const MOST_RANGES = 5;

/** Seats that a party needs: each child takes one. */
export function seatsFor({ people, children }: Party): number {
  return (people ?? 0) + children;
}

/** Why a party does not fit a car: too many stops, too few seats, too little room for luggage; undefined when it fits. */
export function lackOf(room: CarRoom, party: Party): Lack | undefined {
  if (isTooManyStops(party.stops ?? 0, room.stops ?? STOPS_MOST)) return "stops";
  if (seatsFor(party) > room.seats) return "seats";
  return party.bags > room.bags ? "bags" : undefined;
}

/** A range of people that the same cars can take; the last range may have no upper end. */
export interface PeopleRange {
  readonly from: number;
  readonly to: number | null;
}

/** The ranges of people that the seats of the cars on offer make: 1–3, 4, 5–6, 7–8, 9 and more. */
export function peopleRanges(seats: readonly number[]): readonly PeopleRange[] {
  const steps = [...new Set(seats)].filter((count) => count > 0).sort((a, b) => a - b);
  const ranges = steps.map((to, index) => ({ from: (steps[index - 1] ?? 0) + 1, to }));
  const last = ranges[MOST_RANGES - 1];
  return ranges.length <= MOST_RANGES || last === undefined
    ? ranges
    : [...ranges.slice(0, MOST_RANGES - 1), { from: last.from, to: null }];
}

/** Whether a number of people lies in a range. */
export function isInRange({ from, to }: PeopleRange, people: number): boolean {
  return people >= from && (to === null || people <= to);
}
