/** A passenger as typed in the form. */
export interface Passenger {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** Anonymous visitors and ordinary customers are natural persons; everyone else books as a legal entity. */
export type PassengerType = "natural" | "legal";

/** Capacity to assume when no class is chosen: the smallest car. */
export const DEFAULT_CAPACITY = 3;

/** Who travels: the counters of the form. */
export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly seats: Readonly<Record<ChildSeat, number>>;
}

/** Kinds of child seats. */
export const CHILD_SEATS = ["infant_seat", "seat", "booster"] as const;

/** One kind of child seat. */
export type ChildSeat = (typeof CHILD_SEATS)[number];

/** Fits the counters to the car: adults first, then children, then at most one seat per child. */
export function fitParty(party: Party, capacity: number): Party {
  const adults = Math.min(Math.max(1, party.adults), capacity);
  const children = Math.min(Math.max(0, party.children), capacity - adults);
  let left = children;
  const seats = { infant_seat: 0, seat: 0, booster: 0 };
  for (const kind of CHILD_SEATS) {
    seats[kind] = Math.min(Math.max(0, party.seats[kind]), left);
    left -= seats[kind];
  }
  return { adults, children, seats };
}

/** Child seats of all kinds. */
export function seatsOf({ seats }: Pick<Party, "seats">): number {
  return CHILD_SEATS.reduce((sum, kind) => sum + seats[kind], 0);
}

/**
 * How many children have no seat although the car offers some: each child needs one, except those of whom the traveller
 * says otherwise.
 */
export function missingSeats(party: Party, ownSeats: number, seatsAvailable: boolean): number {
  return seatsAvailable ? Math.max(0, party.children - seatsOf(party) - ownSeats) : 0;
}
