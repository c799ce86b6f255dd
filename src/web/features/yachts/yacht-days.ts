import { writtenYachtCity, yachtCountryOf } from "#domain/yachts/yacht-places.ts";
import { yachtWindow } from "#domain/yachts/yacht-window.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import type { Page } from "#web/page/page.tsx";

/** The days that can be asked for at a place, and the city whose clock counts. */
export type YachtDays = ReturnType<typeof yachtDays>;

/** The days at a place by its name: a city's on its own clock, any other's on that of the browser. */
export function yachtDays(place: string, now: number, t: Page["t"]) {
  const city = writtenYachtCity(place, (one) => [t(`yachts.city.${one}`)]);
  const zone = city && yachtCountryOf(city)?.zone;
  const today = localTimeIn(zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, now).slice(0, 10);
  return { today, city, ...yachtWindow(today) };
}
