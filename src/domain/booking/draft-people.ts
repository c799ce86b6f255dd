import {
  EMPTY_PASSENGER,
  fitPassengers,
  type DraftPassenger,
  type PassengerList,
} from "#domain/booking/passenger-list.ts";
import { fitParty, seatsOf, type ChildSeat, type Party, type Passenger } from "#domain/booking/passengers.ts";
import { takenOff, type TakenOff } from "#domain/booking/taken-off.ts";
import type { AddressEnd, TripFields } from "#domain/booking/trip-fields.ts";
import type { DraftViewer } from "#domain/booking/viewer-list.ts";

/** A street address typed for one end of a trip; it counts only while that end stays the same place. */
export interface TypedAddress {
  readonly trip: number;
  readonly end: AddressEnd;
  readonly placeId: string;
  readonly text: string;
}

/** What is said about the people of an order: personal data, kept together because it never goes to local storage. */
export interface DraftPeople extends PassengerList {
  /** What stands on the sign; null while it is the name of the first passenger. */
  readonly sign: string | null;
  readonly addresses: readonly TypedAddress[];
  /** Phone numbers that get updates about the trip. */
  readonly viewers: readonly DraftViewer[];
}

/** The part of a draft that is about people: how many, who, and what they say. */
export interface PeopleDraft {
  /** The lowest capacity among the chosen cars. */
  readonly capacity: number;
  readonly party: Party;
  /** Children who ride without a seat of ours: they bring their own, or are tall enough. */
  readonly ownSeats: number;
  readonly luggage: number;
  /** What the last change of a count has taken off other counts, for the form to say. */
  readonly taken: TakenOff | null;
  readonly people: DraftPeople;
  readonly comment: string;
}

/** Who travels, as one change may set it. */
export type Travellers = Pick<PeopleDraft, "party" | "ownSeats" | "taken" | "people">;

/** A change of that part. */
export type PeopleChange =
  | { readonly type: "party"; readonly party: Partial<Omit<Party, "seats">>; readonly keepsPassengers?: boolean }
  | { readonly type: "own-seats"; readonly count: number }
  | { readonly type: "seats"; readonly kind: ChildSeat; readonly count: number }
  | { readonly type: "luggage"; readonly count: number }
  /** Of the first passenger. */
  | { readonly type: "passenger"; readonly fields: Partial<Passenger> }
  | { readonly type: "people"; readonly fields: Partial<Pick<DraftPeople, "list" | "sign" | "viewers">> }
  | { readonly type: "travellers"; readonly travellers: Travellers }
  | ({ readonly type: "address" } & TypedAddress)
  | { readonly type: "comment"; readonly text: string };

/** One adult with a suitcase, and no children. */
export const FEWEST_PEOPLE: Pick<PeopleDraft, "party" | "ownSeats" | "luggage" | "taken"> = {
  party: { adults: 1, children: 0, seats: { infant_seat: 0, seat: 0, booster: 0 } },
  ownSeats: 0,
  luggage: 1,
  taken: null,
};

/** One passenger of whom nothing is known yet. */
export const EMPTY_PEOPLE: DraftPeople = {
  list: [EMPTY_PASSENGER],
  aside: [],
  keepsAll: false,
  sign: null,
  addresses: [],
  viewers: [],
};

/** Changes who travels and fits the party to the car. */
export function changePeople(draft: PeopleDraft, change: PeopleChange): Partial<PeopleDraft> {
  const { party, people } = draft;
  switch (change.type) {
    case "party":
      return fitPeople(
        { ...draft, people: { ...people, keepsAll: change.keepsPassengers ?? people.keepsAll } },
        change.party,
      );
    case "seats": {
      const seated = setSeats(party, change.kind, change.count);
      return { party: seated, ownSeats: Math.min(draft.ownSeats, seatless(seated)), taken: null };
    }
    case "own-seats":
      return { ownSeats: Math.min(Math.max(0, change.count), seatless(party)), taken: null };
    case "luggage":
      return { luggage: Math.max(0, change.count) };
    case "passenger": {
      const [, ...others] = people.list;
      return { people: { ...people, list: [{ ...firstPassenger(draft), ...change.fields }, ...others] } };
    }
    case "people":
      return { people: { ...people, ...change.fields } };
    case "travellers":
      return change.travellers;
    case "address": {
      const { type: _, ...typed } = change;
      const others = people.addresses.filter((known) => !isSameEnd(known, typed));
      return { people: { ...people, addresses: [...others, typed] } };
    }
    case "comment":
      return { comment: change.text };
  }
}

/**
 * Fits who travels to the car, with some counts as they are wanted now: people, then seats, then names. What
 * changes beside them is told.
 */
export function fitPeople(draft: PeopleDraft, wanted: Partial<Omit<Party, "seats">>): Partial<PeopleDraft> {
  const asked = { ...draft.party, ...wanted };
  const party = fitParty(asked, draft.capacity);
  const people = fitPassengers(draft.people, party.adults + party.children);
  const ownSeats = Math.min(draft.ownSeats, seatless(party));
  return { party, people, ownSeats, taken: takenOff({ ...draft, party: asked }, { party, ownSeats, people }) };
}

/** The passenger who is met and written to. */
export function firstPassenger({ people }: Pick<PeopleDraft, "people">): DraftPassenger {
  return people.list[0] ?? EMPTY_PASSENGER;
}

/**
 * The address of one end of a trip; a round trip repeats the other trip's address until one is typed, and what the finder
 * already knew stands there before anything is.
 */
export function addressOf(
  { people, trips }: Pick<PeopleDraft, "people"> & { readonly trips: readonly TripFields[] },
  end: Omit<TypedAddress, "text">,
  carried = "",
): string {
  const other = { trip: 1 - end.trip, end: end.end === "pickup" ? "dropoff" : "pickup" } as const;
  const own = people.addresses.find((known) => isSameEnd(known, end) && known.placeId === end.placeId);
  const repeated = people.addresses.find((known) => isSameEnd(known, other) && known.placeId === end.placeId);
  return own?.text ?? (trips.length > 1 ? repeated?.text : undefined) ?? carried;
}

/** How many child seats of one kind may still be added: never more seats than children. */
export function seatsAllowed(party: Party, kind: ChildSeat): number {
  return Math.max(0, party.children - seatsOf(party) + party.seats[kind]);
}

/** Children for whom no seat of ours is chosen. */
export function seatless(party: Party): number {
  return Math.max(0, party.children - seatsOf(party));
}

function isSameEnd(one: Pick<TypedAddress, "trip" | "end">, other: Pick<TypedAddress, "trip" | "end">): boolean {
  return one.trip === other.trip && one.end === other.end;
}

function setSeats(party: Party, kind: ChildSeat, count: number): Party {
  return { ...party, seats: { ...party.seats, [kind]: Math.min(Math.max(0, count), seatsAllowed(party, kind)) } };
}
