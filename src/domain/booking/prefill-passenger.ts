import type { Passenger } from "#domain/booking/passengers.ts";

/** The person of an account, as far as a booking form can use it. */
export interface AccountPerson extends Passenger {
  /** An ordinary customer, who gets messages at the address of the account only (ROL-09). */
  readonly isCustomer: boolean;
}

/** The fields of the first passenger that an account fills in: those left empty, and a customer's e-mail in any case (OPN-040). */
export function prefillPassenger(typed: Passenger, account: AccountPerson): Partial<Passenger> {
  const digits = account.phone.replace(/^\+/, "");
  return {
    ...(typed.name.trim() === "" && account.name !== "" ? { name: account.name } : {}),
    ...(typed.phone.trim() === "" && digits !== "" ? { phone: `+${digits}` } : {}),
    ...((typed.email.trim() === "" || account.isCustomer) && account.email !== "" ? { email: account.email } : {}),
  };
}
