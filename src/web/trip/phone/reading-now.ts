import type { Page } from "#web/page/page.tsx";
import { phonePlansNow } from "./phone-plans-part.ts";
import type { PhoneReading } from "./typed-phone.ts";

/** Where numbers typed on a page without a code may be at home: in the country of the pick-up, of the language, or of the operator. */
export function phoneHomes(
  { locale, options }: Pick<Page, "locale" | "options">,
  pickup: string,
): Omit<PhoneReading, "plans"> {
  return { pickup, locale, operator: options.seller.country ?? "" };
}

/** How the numbers of an order are read by now; whoever typed a digit has asked for the plans of numbers. */
export function readingNow(page: Pick<Page, "locale" | "options">, pickup: string): PhoneReading {
  return { ...phoneHomes(page, pickup), plans: phonePlansNow() };
}
