import { EMPTY_COMPANY, type CompanyFields } from "#domain/booking/company-fields.ts";
import { changeMoney, EMPTY_MONEY, type MoneyChange, type MoneyDraft } from "#domain/booking/draft-money.ts";
import {
  changePeople,
  EMPTY_PEOPLE,
  fitPeople,
  type PeopleChange,
  type PeopleDraft,
} from "#domain/booking/draft-people.ts";
import { DEFAULT_CAPACITY } from "#domain/booking/passengers.ts";
import { changeTrips, EMPTY_TRIP, type TripFields, type TripFieldsChange } from "#domain/booking/trip-fields.ts";

/** Everything a traveller types before ordering: one or two trips, who travels, and how it is paid. */
export interface TripDraft extends PeopleDraft, MoneyDraft {
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
  | MoneyChange
  | { readonly type: "company"; readonly fields: Partial<CompanyFields> };

/** An empty draft: one adult, no children (BKF-22). */
export const EMPTY_DRAFT: TripDraft = {
  trips: [EMPTY_TRIP],
  capacity: DEFAULT_CAPACITY,
  party: { adults: 1, children: 0, seats: { infant_seat: 0, seat: 0, booster: 0 } },
  ownSeats: 0,
  luggage: 1,
  taken: null,
  people: EMPTY_PEOPLE,
  comment: "",
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
