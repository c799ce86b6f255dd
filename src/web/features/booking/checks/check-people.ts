import { firstPassenger } from "#domain/booking/draft-people.ts";
import {
  CHILD_SEATS,
  checkPassenger,
  lacksChildSeat,
  type ChildSeat,
  type Passenger,
  type PassengerError,
} from "#domain/booking/passengers.ts";
import { childSeatOffers } from "#web/trip/child-seat-offers.ts";
import { REQUIRED, type FormCheck, type FormError } from "./form-error.ts";

/** DOM ids of the fields about people. */
export type PeopleFieldId = "adults" | "children" | `seat-${ChildSeat}` | "luggage" | keyof Passenger | "comment";

const PASSENGER: Readonly<Record<PassengerError, FormError>> = {
  required: REQUIRED,
  phone: ["invalid phone"],
  email: ["booking.error.email"],
};

/** Who travels: the seats of children, then the passenger. */
export const checkPeople: FormCheck<PeopleFieldId> = ({ price }, draft, rules) => {
  const errors: (readonly [PeopleFieldId, FormError])[] = [];
  const [seat] = childSeatOffers(price);
  if (lacksChildSeat(draft.party, seat !== undefined)) {
    errors.push([`seat-${seat?.kind ?? CHILD_SEATS[0]}`, ["DataForms.Forms.childSeats"]]);
  }
  const wrong = checkPassenger(firstPassenger(draft), rules.passenger);
  for (const field of ["name", "phone", "email"] as const) {
    const error = wrong[field];
    if (error) errors.push([field, PASSENGER[error]]);
  }
  return errors;
};
