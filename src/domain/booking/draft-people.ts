import { CHILD_SEATS, fitParty, type ChildSeat, type Party, type Passenger } from "#domain/booking/passengers.ts";
import type { AddressEnd, TripFields } from "#domain/booking/trip-fields.ts";

/** A street address typed for one end of a trip; it counts only while that end stays the same place. */
export interface TypedAddress {
  readonly trip: number;
  readonly end: AddressEnd;
  readonly placeId: string;
  readonly text: string;
}

/** One traveller of the list; the id tells rows apart that are both still empty. */
export interface DraftPassenger extends Passenger {
  readonly id: string;
}

/** What is said about the people of an order: personal data, kept together because it never goes to local storage (ruling 5). */
export interface DraftPeople {
  /** The first is the one who is met and written to. */
  readonly list: readonly DraftPassenger[];
  /** What stands on the sign; null while it is the name of the first passenger. */
  readonly sign: string | null;
  /** Ages of the children; null where one is not told. */
  readonly ages: readonly (number | null)[];
  readonly addresses: readonly TypedAddress[];
  /** Phone numbers that get updates about the trip. */
  readonly viewers: readonly string[];
}

/** The part of a draft that is about people: how many, who, and what they say. */
export interface PeopleDraft {
  /** The lowest capacity among the chosen cars (BKF-25). */
  readonly capacity: number;
  readonly party: Party;
  readonly luggage: number;
  readonly people: DraftPeople;
  readonly comment: string;
}

/** A change of that part. */
export type PeopleChange =
  | { readonly type: "party"; readonly party: Partial<Omit<Party, "seats">> }
  | { readonly type: "seats"; readonly kind: ChildSeat; readonly count: number }
  | { readonly type: "luggage"; readonly count: number }
  /** Of the first passenger. */
  | { readonly type: "passenger"; readonly fields: Partial<Passenger> }
  | { readonly type: "people"; readonly fields: Partial<Pick<DraftPeople, "list" | "sign" | "ages" | "viewers">> }
  | ({ readonly type: "address" } & TypedAddress)
  | { readonly type: "comment"; readonly text: string };

const EMPTY_PASSENGER: DraftPassenger = { id: "1", name: "", phone: "", email: "" };

/** One passenger of whom nothing is known yet. */
export const EMPTY_PEOPLE: DraftPeople = { list: [EMPTY_PASSENGER], sign: null, ages: [], addresses: [], viewers: [] };

/** Changes who travels and fits the party to the car. */
export function changePeople(draft: PeopleDraft, change: PeopleChange): Partial<PeopleDraft> {
  const { party, capacity, people } = draft;
  switch (change.type) {
    case "party":
      return { party: fitParty({ ...party, ...change.party }, capacity) };
    case "seats":
      return { party: setSeats(party, change.kind, change.count) };
    case "luggage":
      return { luggage: Math.max(0, change.count) };
    case "passenger": {
      const [, ...others] = people.list;
      return { people: { ...people, list: [{ ...firstPassenger(draft), ...change.fields }, ...others] } };
    }
    case "people":
      return { people: { ...people, ...change.fields } };
    case "address": {
      const { type: _, ...typed } = change;
      const others = people.addresses.filter((known) => !isSameEnd(known, typed));
      return { people: { ...people, addresses: [...others, typed] } };
    }
    case "comment":
      return { comment: change.text };
  }
}

/** The passenger who is met and written to. */
export function firstPassenger({ people }: Pick<PeopleDraft, "people">): DraftPassenger {
  return people.list[0] ?? EMPTY_PASSENGER;
}

/** What the driver's sign says: its own words, otherwise the name of the first passenger. */
export function signText(draft: Pick<PeopleDraft, "people">): string {
  return draft.people.sign ?? firstPassenger(draft).name;
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

/** How many child seats of one kind may still be added: never more seats than children (BKF-47). */
export function seatsAllowed(party: Party, kind: ChildSeat): number {
  const others = CHILD_SEATS.filter((other) => other !== kind).reduce((sum, other) => sum + party.seats[other], 0);
  return Math.max(0, party.children - others);
}

function isSameEnd(one: Pick<TypedAddress, "trip" | "end">, other: Pick<TypedAddress, "trip" | "end">): boolean {
  return one.trip === other.trip && one.end === other.end;
}

function setSeats(party: Party, kind: ChildSeat, count: number): Party {
  return { ...party, seats: { ...party.seats, [kind]: Math.min(Math.max(0, count), seatsAllowed(party, kind)) } };
}
