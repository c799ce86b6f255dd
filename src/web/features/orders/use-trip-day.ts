import { formatDay } from "#i18n/format.ts";
import { useNow } from "#web/lib/use-now.ts";
import { usePage } from "#web/page/page.tsx";

/** Writes the day of a trip: with its year where that is not the present one, because a page is opened months later too. */
export function useTripDay(): (local: string) => string {
  const { locale } = usePage();
  const year = String(new Date(useNow()).getFullYear());
  return (local) => formatDay(local, locale, year);
}
