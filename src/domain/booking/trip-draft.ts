import { EMPTY_COMPANY, type CompanyFields } from "#domain/booking/company-fields.ts";
import { changeMoney, EMPTY_MONEY, type MoneyChange, type MoneyDraft } from "#domain/booking/draft-money.ts";
import {
  changePeople,
  EMPTY_PEOPLE,
  FEWEST_PEOPLE,
  fitPeople,
  type PeopleChange,
  type PeopleDraft,
} from "#domain/booking/draft-people.ts";
import { NO_CARS, type CarsChange, type CarsDraft } from "#domain/booking/further-cars.ts";
import { DEFAULT_CAPACITY } from "#domain/booking/passengers.ts";
import { changeTrips, EMPTY_TRIP, type TripFields, type TripFieldsChange } from "#domain/booking/trip-fields.ts";

/** Everything a traveller types before ordering: one or two trips, who travels in which car, and how it is paid. */
export interface TripDraft extends PeopleDraft, CarsDraft, MoneyDraft {
  readonly trips: readonly TripFields[];
  readonly company: CompanyFields;
}

/** Who travels with how much, as far as the finder was told. */
export interface AskedParty {
  readonly adults?: number;
  readonly children?: number;
  readonly luggage?: number;
}

/** A car has been chosen; where the finder has been told who travels, those counts hold from now on. */
type StartChange = {
  readonly type: "start";
  readonly trips: number;
  readonly capacity: number;
  readonly asked?: AskedParty;
  /** Its terms were agreed to before. */
  readonly agreed?: boolean;
};

/** One change of a draft. */
export type TripDraftChange =
  | StartChange
  | TripFieldsChange
  | PeopleChange
  | CarsChange
  | MoneyChange
  | { readonly type: "company"; readonly fields: Partial<CompanyFields> };

/** An empty draft: one adult, no children. */
export const EMPTY_DRAFT: TripDraft = {
  trips: [EMPTY_TRIP],
  capacity: DEFAULT_CAPACITY,
  ...FEWEST_PEOPLE,
  people: EMPTY_PEOPLE,
  comment: "",
  ...NO_CARS,
  ...EMPTY_MONEY,
  company: EMPTY_COMPANY,
};

/** Applies one change and fits the party to the car. Switching to another car keeps what was typed. */
export function changeDraft(draft: TripDraft, change: TripDraftChange): TripDraft {
  switch (change.type) {
    case "start":
      return start(draft, change);
    case "trip":
    case "recommended":
      return { ...draft, trips: changeTrips(draft.trips, change) };
    case "company":
      return { ...draft, company: { ...draft.company, ...change.fields } };
    case "money":
    case "agree":
      return { ...draft, ...changeMoney(change) };
    case "cars":
      return { ...draft, ...change.fields };
    default:
      return { ...draft, ...changePeople(draft, change) };
  }
}

function start(draft: TripDraft, { trips, capacity, asked = {}, agreed = false }: StartChange): TripDraft {
  const { luggage = draft.luggage, ...party } = asked;
  return {
    ...draft,
    trips: Array.from({ length: trips }, (_, index) => draft.trips[index] ?? EMPTY_TRIP),
    capacity,
    luggage,
    ...fitPeople({ ...draft, capacity }, party),
    // Agreeing to the terms of one car does not cover another.
    flexibleAgreed: agreed,
  };
}
