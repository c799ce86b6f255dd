import { EMPTY_COMPANY, type CompanyFields } from "#domain/booking/company-fields.ts";
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
  /**
   * The pick-up filled in from the departure, `YYYY-MM-DD HH:mm`; it follows the departure until the traveller edits it.
   */
  readonly filledPickup: string;
}

/** The two ends of a trip that can have an address. */
export type AddressEnd = "pickup" | "dropoff";

/** A street address typed for one end of a trip; it counts only while that end stays the same place. */
export interface TypedAddress {
  readonly trip: number;
  readonly end: AddressEnd;
  readonly placeId: string;
  readonly text: string;
}

/** Passengers and exact addresses: personal data, kept together because it never goes to local storage (ruling 5). */
export interface DraftPassenger extends Passenger {
  readonly addresses?: readonly TypedAddress[];
  /** Phone numbers that get updates about the trip. */
  readonly viewers?: readonly string[];
}

/** Everything a traveller types before ordering: one or two trips, who travels, and how to reach them. */
export interface TripDraft {
  readonly trips: readonly TripFields[];
  /** The lowest capacity among the chosen cars (BKF-25). */
  readonly capacity: number;
  readonly party: Party;
  readonly luggage: number;
  readonly passenger: DraftPassenger;
  readonly comment: string;
  /** The traveller accepts that the sum may change with the route, where the tariff says so (OPN-144). */
  readonly flexibleAgreed: boolean;
  readonly company: CompanyFields;
}

/** One change of a draft. */
export type TripDraftChange =
  | { readonly type: "start"; readonly trips: number; readonly capacity: number }
  | { readonly type: "trip"; readonly index: number; readonly fields: Partial<TripFields> }
  | { readonly type: "party"; readonly party: Partial<Omit<Party, "seats">> }
  | { readonly type: "seats"; readonly kind: ChildSeat; readonly count: number }
  | { readonly type: "luggage"; readonly count: number }
  | { readonly type: "passenger"; readonly fields: Partial<Passenger> }
  | ({ readonly type: "address" } & TypedAddress)
  | { readonly type: "comment"; readonly text: string }
  | { readonly type: "agree"; readonly agreed: boolean }
  | { readonly type: "company"; readonly fields: Partial<CompanyFields> }
  | { readonly type: "viewers"; readonly phones: readonly string[] };

const NO_FIELDS: TripFields = {
  date: "",
  time: "",
  departureDate: "",
  departureTime: "",
  flight: "",
  train: "",
  carriage: "",
  filledPickup: "",
};

/** An empty draft: one adult, no children (BKF-22). */
export const EMPTY_DRAFT: TripDraft = {
  trips: [NO_FIELDS],
  capacity: DEFAULT_CAPACITY,
  party: { adults: 1, children: 0, seats: { infant_seat: 0, seat: 0, booster: 0 } },
  luggage: 1,
  passenger: { name: "", phone: "", email: "" },
  comment: "",
  flexibleAgreed: false,
  company: EMPTY_COMPANY,
};

/** Applies one change and fits the party to the car. Switching to another car keeps what was typed. */
export function changeDraft(draft: TripDraft, change: TripDraftChange): TripDraft {
  switch (change.type) {
    case "start": {
      const trips = Array.from({ length: change.trips }, (_, index) => draft.trips[index] ?? NO_FIELDS);
      // Agreeing to the terms of one car does not cover another.
      return {
        ...draft,
        trips,
        capacity: change.capacity,
        party: fitParty(draft.party, change.capacity),
        flexibleAgreed: false,
      };
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
    case "address": {
      const { type: _, ...typed } = change;
      const others = (draft.passenger.addresses ?? []).filter((known) => !isSameEnd(known, typed));
      return { ...draft, passenger: { ...draft.passenger, addresses: [...others, typed] } };
    }
    case "comment":
      return { ...draft, comment: change.text };
    case "agree":
      return { ...draft, flexibleAgreed: change.agreed };
    case "company":
      return { ...draft, company: { ...draft.company, ...change.fields } };
    case "viewers":
      return { ...draft, passenger: { ...draft.passenger, viewers: change.phones } };
  }
}

/**
 * The address of one end of a trip; a round trip repeats the other trip's address until one is typed, and what the finder
 * already knew stands there before anything is.
 */
export function addressOf(draft: TripDraft, end: Omit<TypedAddress, "text">, carried = ""): string {
  const addresses = draft.passenger.addresses ?? [];
  const other = { trip: 1 - end.trip, end: end.end === "pickup" ? "dropoff" : "pickup" } as const;
  const own = addresses.find((known) => isSameEnd(known, end) && known.placeId === end.placeId);
  const repeated = addresses.find((known) => isSameEnd(known, other) && known.placeId === end.placeId);
  return own?.text ?? (draft.trips.length > 1 ? repeated?.text : undefined) ?? carried;
}

/** Whether the pick-up may follow the departure: it is empty, or still exactly as it was filled in. */
export function followsDeparture({ date, time, filledPickup }: TripFields): boolean {
  return (date === "" && time === "") || `${date} ${time}` === filledPickup;
}

/** The fields of a pick-up that was filled in from the departure. */
export function filledPickup(at: string): Pick<TripFields, "date" | "time" | "filledPickup"> {
  return { date: at.slice(0, 10), time: at.slice(11), filledPickup: at };
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
