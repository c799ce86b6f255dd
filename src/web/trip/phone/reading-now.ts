import type { Locale } from "#domain/values/locale.ts";
import { phonePlansNow } from "./phone-plans-part.ts";
import type { PhoneReading } from "./typed-phone.ts";

/** How the numbers of an order are read by now; whoever typed a digit has asked for the plans of numbers. */
export function readingNow(pickup: string, locale: Locale): PhoneReading {
  return { pickup, locale, plans: phonePlansNow() };
}
