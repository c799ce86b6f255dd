import { isEmail, type EmailFault } from "#domain/booking/email.ts";
import { cleanText } from "#domain/booking/free-text.ts";
import type { Passenger, PassengerType } from "#domain/booking/passengers.ts";
import type { PhoneFault } from "#domain/booking/phone.ts";

/** What is wrong with each field of a passenger; an empty object means the passenger is complete. */
export interface PassengerErrors {
  readonly name?: "required";
  readonly phone?: "required" | PhoneFault;
  readonly email?: "required" | EmailFault;
}

/**
 * Checks one passenger: a natural person needs an e-mail, a legal entity does not. Numbers and
 * addresses are read otherwise on a page than on the wire, so whoever checks brings the reading; clients send an address as it is.
 */
export function checkPassenger(
  passenger: Passenger,
  type: PassengerType,
  phoneFault: (phone: string) => PhoneFault | undefined,
  emailFault: (email: string) => EmailFault | undefined = sentEmailFault,
): PassengerErrors {
  const errors: { -readonly [Field in keyof PassengerErrors]: PassengerErrors[Field] } = {};
  if (cleanText(passenger.name) === "") errors.name = "required";
  if (passenger.phone.trim() === "") errors.phone = "required";
  else {
    const fault = phoneFault(passenger.phone);
    if (fault) errors.phone = fault;
  }
  const email = passenger.email.trim();
  if (email === "" && type === "natural") errors.email = "required";
  else if (email !== "") {
    const fault = emailFault(email);
    if (fault) errors.email = fault;
  }
  return errors;
}

function sentEmailFault(email: string): EmailFault | undefined {
  return isEmail(email) ? undefined : "unfinished";
}
