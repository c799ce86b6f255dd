import type { PassengerList } from "#domain/booking/passenger-list.ts";
import { seatsOf, type Party } from "#domain/booking/passengers.ts";

/** Who travels, as far as one count depends on another. */
interface Counts {
  readonly party: Party;
  readonly ownSeats: number;
  readonly people: PassengerList;
}

/** What a change has taken off besides what it was to change: how many of each are left. Members that stayed are absent. */
export interface TakenOff {
  readonly adults?: number;
  readonly children?: number;
  /** Child seats of all kinds. */
  readonly seats?: number;
  /** Rows of the list of passengers. */
  readonly passengers?: number;
}

/** Compares who was to travel with who does; null when nothing had to go. */
export function takenOff(wanted: Counts, now: Counts): TakenOff | null {
  const counts = (of: Counts) => ({
    adults: of.party.adults,
    children: of.party.children,
    seats: seatsOf(of.party) + of.ownSeats,
    passengers: of.people.list.length,
  });
  const [before, after] = [counts(wanted), counts(now)];
  const fewer = Object.entries(after).filter(([name, left]) => left < before[name as keyof TakenOff]);
  return fewer.length === 0 ? null : Object.fromEntries(fewer);
}
