import {
  CHILD_SEATS,
  DEFAULT_CAPACITY,
  fitParty,
  type ChildSeat,
  type Party,
  type Passenger,
} from "#domain/booking/passengers.ts";

/** What a traveller types about one trip; dates are `YYYY-MM-DD`, times `HH:mm`, empty while unknown. */
export interface TripFields {
  readonly date: string;
  readonly time: string;
  readonly departureDate: string;
  readonly departureTime: string;
  readonly flight: string;
  readonly train: string;
  readonly carriage: string;
}

/** Everything a traveller types before ordering: one or two trips, who travels, and how to reach them. */
export interface TripDraft {
  readonly trips: readonly TripFields[];
  /** The lowest capacity among the chosen cars (BKF-25). */
  readonly capacity: number;
  readonly party: Party;
  readonly luggage: number;
  readonly passenger: Passenger;
  readonly comment: string;
}

/** One change of a draft. */
export type TripDraftChange =
  | { readonly type: "start"; readonly trips: number; readonly capacity: number }
  | { readonly type: "trip"; readonly index: number; readonly fields: Partial<TripFields> }
  | { readonly type: "party"; readonly party: Partial<Omit<Party, "seats">> }
  | { readonly type: "seats"; readonly kind: ChildSeat; readonly count: number }
  | { readonly type: "luggage"; readonly count: number }
  | { readonly type: "passenger"; readonly fields: Partial<Passenger> }
  | { readonly type: "comment"; readonly text: string };

const NO_FIELDS: TripFields = {
  date: "",
  time: "",
  departureDate: "",
  departureTime: "",
  flight: "",
  train: "",
  carriage: "",
};

/** A draft in which nothing is typed yet: one adult, no children (BKF-22). */
export const EMPTY_DRAFT: TripDraft = {
  trips: [NO_FIELDS],
  capacity: DEFAULT_CAPACITY,
  party: { adults: 1, children: 0, seats: { infant_seat: 0, seat: 0, booster: 0 } },
  luggage: 1,
  passenger: { name: "", phone: "", email: "" },
  comment: "",
};

/** Applies one change; the party always fits the car. Starting with another car keeps what was typed. */
export function changeDraft(draft: TripDraft, change: TripDraftChange): TripDraft {
  switch (change.type) {
    case "start": {
      const trips = Array.from({ length: change.trips }, (_, index) => draft.trips[index] ?? NO_FIELDS);
      return { ...draft, trips, capacity: change.capacity, party: fitParty(draft.party, change.capacity) };
    }
    case "trip":
      return {
        ...draft,
        trips: draft.trips.map((trip, index) => (index === change.index ? { ...trip, ...change.fields } : trip)),
      };
    case "party":
      return { ...draft, party: fitParty({ ...draft.party, ...change.party }, draft.capacity) };
    case "seats":
      return { ...draft, party: setSeats(draft.party, change.kind, change.count) };
    case "luggage":
      return { ...draft, luggage: Math.max(0, change.count) };
    case "passenger":
      return { ...draft, passenger: { ...draft.passenger, ...change.fields } };
    case "comment":
      return { ...draft, comment: change.text };
  }
}

/** How many child seats of one kind may still be asked for: never more seats than children (BKF-47). */
export function seatsAllowed(party: Party, kind: ChildSeat): number {
  const others = CHILD_SEATS.filter((other) => other !== kind).reduce((sum, other) => sum + party.seats[other], 0);
  return Math.max(0, party.children - others);
}

function setSeats(party: Party, kind: ChildSeat, count: number): Party {
  return { ...party, seats: { ...party.seats, [kind]: Math.min(Math.max(0, count), seatsAllowed(party, kind)) } };
}
