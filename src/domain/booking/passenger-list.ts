import type { Passenger } from "#domain/booking/passengers.ts";

/** One traveller of the list; the id tells rows apart that are both still empty. */
export interface DraftPassenger extends Passenger {
  readonly id: string;
}

/** The named travellers, and those who had to leave the list when fewer people travelled. */
export interface PassengerList {
  /** The first is the one who is met and written to. */
  readonly list: readonly DraftPassenger[];
  /** They come back to the list when there is room again, so that a slip of the finger loses no name. */
  readonly aside: readonly DraftPassenger[];
  /** Nobody leaves the list when fewer travel: an airline's passengers come from its own booking. */
  readonly keepsAll: boolean;
}

/** A traveller of whom nothing is known yet. */
export const EMPTY_PASSENGER: DraftPassenger = { id: "1", name: "", phone: "", email: "" };

/** Trims the list to the number of travellers, from its end, unless it keeps all; the first one always stays. */
export function fitPassengers<List extends PassengerList>(people: List, travellers: number): List {
  const all = [...people.list, ...people.aside];
  const most = Math.max(1, travellers, people.keepsAll ? people.list.length : 0);
  if (people.list.length > most || (people.aside.length > 0 && people.list.length < most)) {
    return { ...people, list: all.slice(0, most), aside: all.slice(most) };
  }
  return people;
}

/** The list with one more row, of whom nothing is known yet. */
export function withPassenger({ list, aside }: Omit<PassengerList, "keepsAll">): readonly DraftPassenger[] {
  return [...list, { ...EMPTY_PASSENGER, id: nextId([...list, ...aside]) }];
}

/** An id that no row of a list has. */
export function nextId(rows: readonly { readonly id: string }[]): string {
  return String(Math.max(0, ...rows.map(({ id }) => Number(id) || 0)) + 1);
}
