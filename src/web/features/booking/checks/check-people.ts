import { firstPassenger } from "#domain/booking/draft-people.ts";
import {
  CHILD_SEATS,
  checkPassenger,
  lacksChildSeat,
  type ChildSeat,
  type Passenger,
} from "#domain/booking/passengers.ts";
import { childSeatOffers } from "#web/trip/child-seat-offers.ts";
import { typedPhoneFault } from "#web/trip/phone/typed-phone.ts";
import { phoneError, REQUIRED, type FormCheck, type FormError } from "./form-error.ts";

/** DOM ids of the fields about people. */
export type PeopleFieldId = "adults" | "children" | `seat-${ChildSeat}` | "luggage" | keyof Passenger | "comment";

/** Who travels: the seats of children, then the passenger. */
export const checkPeople: FormCheck<PeopleFieldId> = ({ price }, draft, rules, phones) => {
  const errors: (readonly [PeopleFieldId, FormError])[] = [];
  const [seat] = childSeatOffers(price);
  if (lacksChildSeat(draft.party, seat !== undefined)) {
    errors.push([`seat-${seat?.kind ?? CHILD_SEATS[0]}`, ["DataForms.Forms.childSeats"]]);
  }
  const { name, phone, email } = checkPassenger(firstPassenger(draft), rules.passenger, (typed) =>
    typedPhoneFault(typed, phones),
  );
  if (name) errors.push(["name", REQUIRED]);
  if (phone) errors.push(["phone", phone === "required" ? REQUIRED : phoneError(phone)]);
  if (email) errors.push(["email", email === "required" ? REQUIRED : ["booking.error.email"]]);
  return errors;
};
