import type { PassengerErrors } from "#domain/booking/check-passenger.ts";
import type { PhoneFault } from "#domain/booking/phone.ts";
import type { Locale } from "#domain/values/locale.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** The refusal of the first field that is wrong, in the order of the form; undefined for a complete passenger. */
export function passengerRefusal(errors: PassengerErrors, locale: Locale): Refusal | undefined {
  const field = (["name", "phone", "email"] as const).find((name) => errors[name] !== undefined);
  if (field === undefined) return undefined;
  const { phone } = errors;
  const words =
    field === "phone" && typeof phone === "object"
      ? phoneWords(phone, locale)
      : say(locale, `errors.passenger.${field}`);
  return new Refusal("passenger-incomplete", { words, details: { field } });
}

/** Why a phone number is refused, in words. */
export function phoneWords({ fault, ...numbers }: PhoneFault, locale: Locale): string {
  return say(locale, `booking.phone.${fault}`, numbers);
}
