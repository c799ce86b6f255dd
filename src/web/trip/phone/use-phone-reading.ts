import type { DraftPeople } from "#domain/booking/draft-people.ts";
import { usePage } from "#web/page/page.tsx";
import { usePhonePlans } from "./phone-plans-part.ts";
import type { PhoneReading } from "./typed-phone.ts";

/** How the numbers of an order are read; the plans of numbers are loaded once any of them has a digit. */
export function usePhoneReading(
  pickup: string,
  { list, viewers }: Pick<DraftPeople, "list" | "viewers">,
): PhoneReading {
  const { locale } = usePage();
  const plans = usePhonePlans([...list, ...viewers].map(({ phone }) => phone).join(" "));
  return { pickup, locale, plans };
}
