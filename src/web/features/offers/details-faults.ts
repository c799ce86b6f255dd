import { checkPassenger } from "#domain/booking/check-passenger.ts";
import { emailFault } from "#domain/booking/email.ts";
import { namedText } from "#domain/booking/free-text.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { MessageValues } from "#i18n/translate.ts";
import { typedPhoneFault, type PhoneReading } from "#web/trip/phone/typed-phone.ts";

/** What is wrong with a field, in words. */
export type FaultWords = readonly [key: MessageKey, values?: MessageValues];

/** What is wrong with the details of an offer, by the ids of its fields in the order of the page. */
export type DetailsFaults = ReadonlyMap<string, FaultWords>;

type Contact = { readonly name: string; readonly phone: string; readonly email: string };

/** Checks the contact that every offer asks for, by the rules of the booking form. */
export function contactFaults(contact: Contact, phones: PhoneReading, needPhone: MessageKey): DetailsFaults {
  const faults = new Map<string, FaultWords>();
  const person = { ...contact, name: namedText(contact.name) };
  const { name, phone, email } = checkPassenger(person, "natural", (text) => typedPhoneFault(text, phones), emailFault);
  if (name) faults.set("offer-name", ["booking.need.name"]);
  if (phone)
    faults.set("offer-phone", phone === "required" ? [needPhone] : [`booking.phone.${phone.fault}`, { ...phone }]);
  if (email) faults.set("offer-email", [email === "required" ? "booking.need.email" : `booking.email.${email}`]);
  return faults;
}
