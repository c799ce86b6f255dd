import { checkPassenger, type PassengerErrors } from "#domain/booking/check-passenger.ts";
import { childSeatOffers } from "#domain/booking/child-seat-offers.ts";
import { firstPassenger, type PeopleDraft } from "#domain/booking/draft-people.ts";
import { emailFault } from "#domain/booking/email.ts";
import { cleanText, namedText, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { inCar } from "#domain/booking/further-cars.ts";
import { missingSeats, type Passenger } from "#domain/booking/passengers.ts";
import { peopleFieldId, type CarFieldId, type PeopleFieldId } from "#web/features/booking/fields/people-field-id.ts";
import { metCar } from "#web/features/booking/people/met-car.ts";
import { metTrip, type MetTrip } from "#web/features/booking/people/met-trip.ts";
import { furtherCars } from "#web/trip/cars/further-cars.ts";
import { typedPhoneFault, type PhoneReading } from "#web/trip/phone/typed-phone.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { phoneError, tooLong, type FormCheck, type FormError } from "./form-error.ts";

type PeopleErrors = ReturnType<FormCheck<PeopleFieldId>>;

/** Who travels: the seats of children, then everybody on the list, then the sign. */
export const checkPeople: FormCheck<PeopleFieldId> = (offer, draft, rules, phones) => {
  const first = firstPassenger(draft);
  const phoneFault = (typed: string) => typedPhoneFault(typed, phones);
  return [
    ...checkSeats(offer, draft),
    ...faultsOf(checkPassenger(named(first), rules.passenger, phoneFault, emailFault)),
    ...tooLong("name" as const, first.name, TEXT_LIMITS.name),
    ...tooLong("comment" as const, draft.comment, TEXT_LIMITS.comment),
    ...checkRows(draft, 1, phones),
    ...checkSign(draft, () => metTrip(offer, draft)),
  ];
};

/** Who travels in each further car, where everybody may be reached by whoever books. */
export const checkCars: FormCheck<CarFieldId> = (offer, draft, _rules, phones) =>
  furtherCars(offer, draft).flatMap((car) => {
    const seen = inCar(draft, car.id);
    const errors = [
      ...checkSeats(offer, seen),
      ...checkRows(seen, 0, phones),
      ...checkSign(seen, () => metCar(offer, draft, car.id)),
    ];
    return errors.map(([field, error]) => [peopleFieldId(car.id, field), error] as const);
  });

/** A seat for each child. */
function checkSeats(offer: PickedOffer, { party, ownSeats }: PeopleDraft): PeopleErrors {
  const missing = missingSeats(party, ownSeats, childSeatOffers(offer.price).length > 0);
  if (missing === 0) return [];
  const isNone = missing === party.children;
  return [
    ["child-seats", isNone ? ["DataForms.Forms.childSeats"] : ["booking.people.seatsMissing", { count: missing }]],
  ];
}

/** The passengers of the list from a row on: they are met together with another one and need only a name. */
function checkRows({ people }: PeopleDraft, from: number, phones: PhoneReading): PeopleErrors {
  return people.list.slice(from).flatMap((passenger, at) => {
    const index = at + from;
    const phoneFault = (typed: string) => typedPhoneFault(typed, phones);
    const { phone, ...rest } = checkPassenger(named(passenger), "legal", phoneFault, emailFault);
    const faults = faultsOf(phone === undefined || phone === "required" ? rest : { ...rest, phone });
    const needed: FormError = ["booking.need.nameOther"];
    return [
      ...faults.map(([field, error]) => [`passenger-${index}-${field}`, field === "name" ? needed : error] as const),
      ...tooLong(`passenger-${index}-name` as const, passenger.name, TEXT_LIMITS.name),
    ];
  });
}

/** The words of the sign, where somebody is met with one. */
function checkSign({ people: { sign } }: PeopleDraft, metAt: () => MetTrip | undefined): PeopleErrors {
  // A sign without words of its own has the first passenger's name, which is asked for above.
  const met = sign === null ? undefined : metAt();
  if (sign === null || !met) return [];
  if (met.isSignDemanded && cleanText(sign) === "") return [["sign", ["booking.people.signNeeded"]]];
  return tooLong("sign" as const, sign, TEXT_LIMITS.sign);
}

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
