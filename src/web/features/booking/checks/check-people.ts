import { checkPassenger, type PassengerErrors } from "#domain/booking/check-passenger.ts";
import { firstPassenger } from "#domain/booking/draft-people.ts";
import { emailFault } from "#domain/booking/email.ts";
import { cleanText, namedText, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { missingSeats, type ChildSeat, type Passenger } from "#domain/booking/passengers.ts";
import { metTrip } from "#web/features/booking/people/met-trip.ts";
import { childSeatOffers } from "#web/trip/child-seat-offers.ts";
import { typedPhoneFault } from "#web/trip/phone/typed-phone.ts";
import { phoneError, tooLong, type FormCheck, type FormError } from "./form-error.ts";

/** DOM ids of the fields about people. */
export type PeopleFieldId =
  | "adults"
  | "children"
  | "child-seats"
  | `seat-${ChildSeat}`
  | "own-seats"
  | "luggage"
  | keyof Passenger
  | "comment"
  | `passenger-${number}-${keyof Passenger}`
  | "sign";

/** Who travels: the seats of children, then everybody on the list, then the sign. */
export const checkPeople: FormCheck<PeopleFieldId> = (offer, draft, rules, phones) => {
  const errors: (readonly [PeopleFieldId, FormError])[] = [];
  const { party, people } = draft;
  const missing = missingSeats(party, draft.ownSeats, childSeatOffers(offer.price).length > 0);
  if (missing > 0) {
    const isNone = missing === party.children;
    errors.push([
      "child-seats",
      isNone ? ["DataForms.Forms.childSeats"] : ["booking.people.seatsMissing", { count: missing }],
    ]);
  }
  const phoneFault = (typed: string) => typedPhoneFault(typed, phones);
  errors.push(...faultsOf(checkPassenger(named(firstPassenger(draft)), rules.passenger, phoneFault, emailFault)));
  errors.push(...tooLong("name" as const, firstPassenger(draft).name, TEXT_LIMITS.name));
  errors.push(...tooLong("comment" as const, draft.comment, TEXT_LIMITS.comment));
  people.list.slice(1).forEach((passenger, at) => {
    // Others are met together with the first and need only a name.
    const { phone, ...rest } = checkPassenger(named(passenger), "legal", phoneFault, emailFault);
    const faults = faultsOf(phone === undefined || phone === "required" ? rest : { ...rest, phone });
    for (const [field, error] of faults) {
      errors.push([`passenger-${at + 1}-${field}`, field === "name" ? ["booking.need.nameOther"] : error]);
    }
    errors.push(...tooLong(`passenger-${at + 1}-name` as const, passenger.name, TEXT_LIMITS.name));
  });
  if (people.sign !== null && metTrip(offer, draft))
    errors.push(...tooLong("sign" as const, people.sign, TEXT_LIMITS.sign));
  // A sign without words of its own has the first passenger's name, which is asked for above.
  if (people.sign !== null && cleanText(people.sign, TEXT_LIMITS.sign) === "" && metTrip(offer, draft)?.isSignDemanded)
    errors.push(["sign", ["booking.people.signNeeded"]]);
  return errors;
};

function named(passenger: Passenger): Passenger {
  return { ...passenger, name: namedText(passenger.name) };
}

function faultsOf({ name, phone, email }: PassengerErrors): readonly (readonly [keyof Passenger, FormError])[] {
  const faults: (readonly [keyof Passenger, FormError])[] = [];
  if (name) faults.push(["name", ["booking.need.name"]]);
  if (phone) faults.push(["phone", phone === "required" ? ["booking.need.phone"] : phoneError(phone)]);
  if (email) faults.push(["email", [email === "required" ? "booking.need.email" : `booking.email.${email}`]]);
  return faults;
}
