import type { Passenger } from "#domain/booking/passengers.ts";

/** The account holder's details that a booking form can use. */
export interface AccountPerson extends Passenger {
  /** An ordinary customer, who gets messages at the account's address only. */
  readonly isCustomer: boolean;
}

/** In an order that is changed only a customer's e-mail is filled in, and only where there is none. */
export function missingEmail(typed: Passenger, { isCustomer, email }: AccountPerson): Partial<Passenger> {
  return isCustomer && typed.email.trim() === "" && email !== "" ? { email } : {};
}

/** The fields of the first passenger that an account fills in: the empty ones, and always a customer's e-mail. */
export function prefillPassenger(typed: Passenger, account: AccountPerson): Partial<Passenger> {
  const digits = account.phone.replace(/^\+/, "");
  return {
    ...(typed.name.trim() === "" && account.name !== "" ? { name: account.name } : {}),
    ...(typed.phone.trim() === "" && digits !== "" ? { phone: `+${digits}` } : {}),
    ...((typed.email.trim() === "" || account.isCustomer) && account.email !== "" ? { email: account.email } : {}),
  };
}
