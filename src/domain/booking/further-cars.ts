import { EMPTY_PEOPLE, FEWEST_PEOPLE, fitPeople, type PeopleDraft } from "#domain/booking/draft-people.ts";
import type { PassengerList } from "#domain/booking/passenger-list.ts";

/** The most cars in one direction, the first one among them. */
export const CARS_MOST = 3;

/** Which ways of the order a further car drives; where there is no way back, all but `back` drive the only one. */
export type CarWays = "both" | "there" | "back";

/** A car like the first one, and how many travel in it. When and where it drives, the order says. */
export interface FurtherCar extends Pick<PeopleDraft, "party" | "ownSeats" | "luggage" | "taken"> {
  readonly id: string;
  readonly ways: CarWays;
}

/** Who travels in a further car: personal data, kept apart from the car because it never goes to local storage. */
export interface CarPeople extends PassengerList {
  /** The id of the car. */
  readonly id: string;
  /** What stands on its sign; null while it is the name of its first passenger. */
  readonly sign: string | null;
}

/** A further car of whose people nothing is known yet. */
export const EMPTY_CAR: FurtherCar = { id: "", ways: "both", ...FEWEST_PEOPLE };

/** The part of a draft that is about the cars beside the first one. */
export interface CarsDraft {
  readonly cars: readonly FurtherCar[];
  readonly carPeople: readonly CarPeople[];
}

/** A change of that part. */
export type CarsChange = { readonly type: "cars"; readonly fields: CarsDraft };

/** Only the first car drives. */
export const NO_CARS: CarsDraft = { cars: [], carPeople: [] };

/**
 * The further cars of the way there (0) or back (1), in the order of their numbers: those that drive both ways come first, so
 * that each has one number.
 */
export function carsOfWay({ cars }: Pick<CarsDraft, "cars">, way: number): readonly FurtherCar[] {
  const own = way === 0 ? "there" : "back";
  return [...cars.filter(({ ways }) => ways === "both"), ...cars.filter(({ ways }) => ways === own)];
}

/** The draft as seen from a further car: what the order says, with the car's own counts, names and sign, as far as they fit. */
export function inCar<Draft extends PeopleDraft & CarsDraft>(draft: Draft, id: string): Draft {
  const car = draft.cars.find((one) => one.id === id);
  if (car === undefined) return draft;
  const { addresses, viewers } = draft.people;
  const people = { ...EMPTY_PEOPLE, ...draft.carPeople.find((one) => one.id === id), addresses, viewers };
  const seen = { ...draft, ...car, people };
  const fitted = fitPeople(seen, {});
  return { ...seen, ...fitted, taken: fitted.taken ?? car.taken };
}
