import type { Place } from "#domain/places/place.ts";
import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";
import { countryCode, type PlaceStore } from "#server/gazetteer/pack/place-store.ts";

/** What a row gains by the other end: most for a likely drive, less for the same country alone; nothing excludes it. */
const BONUS = { drive: 3, country: 2 } as const;
/** Nobody drives to another country this far away, so a namesake at home comes first, however small. */
const ABROAD_COST = 1.5;
/** Up to the first distance a drive is as likely as can be, beyond the second there is none. */
const DRIVE_KM = { likely: 50, none: 800 } as const;

/** The other end of the ride, as far as it is known. */
export interface OtherEnd {
  readonly country?: string | undefined;
  readonly near?: GeoPoint | undefined;
}

/** How likely somebody is driven this far, from 0 to 1. */
function driveChance(km: number): number {
  const { likely, none } = DRIVE_KM;
  return Math.min(1, Math.max(0, Math.log(none / Math.max(km, 1)) / Math.log(none / likely)));
}

/** What the country of the other end adds to a row; it needs no distance, so every row gets it. */
export function countryBonus(store: PlaceStore, { country }: OtherEnd): (row: number) => number {
  const code = countryCode(country?.toUpperCase() ?? "");
  return (row) => (code !== 0 && store.country[row] === code ? BONUS.country : 0);
}

/** What distance adds to a row, or takes from one abroad that nobody would drive to. */
export function driveBonus(store: PlaceStore, { country, near }: OtherEnd): (row: number) => number {
  const code = countryCode(country?.toUpperCase() ?? "");
  return (row) => {
    const chance =
      near === undefined ? 0 : driveChance(distanceKm(near, { lat: store.lat[row] ?? 0, lng: store.lng[row] ?? 0 }));
    const isAbroad = code !== 0 && store.country[row] !== code;
    return chance * BONUS.drive - (isAbroad && chance === 0 ? ABROAD_COST : 0);
  };
}

/** What the other end adds to a place that stands in no pack. */
export function otherEndBonus(place: Pick<Place, "country" | "point">, { country, near }: OtherEnd): number {
  const chance = near === undefined ? 0 : driveChance(distanceKm(near, place.point));
  if (country === undefined || place.country === country.toUpperCase()) {
    return chance * BONUS.drive + (country === undefined ? 0 : BONUS.country);
  }
  return chance * BONUS.drive - (chance === 0 ? ABROAD_COST : 0);
}
