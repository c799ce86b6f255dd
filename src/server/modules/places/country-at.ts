import { iso1A2Code } from "@rapideditor/country-coder";
import { isGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { AreaSet } from "#server/areas/area-set.ts";
import { countryName } from "#server/gazetteer/names/country-names.ts";

/** Finds the ISO code of the country that contains a point; undefined at sea and off the globe. */
export type CountryAt = (point: GeoPoint) => string | undefined;

/** Coasts in the region table are coarse, and a beach or a pier belongs to its region too. */
const SHORE_KM = 25;

/** Codes that ISO only reserves for parts of a country: no other source uses them, our own places included. */
const RESERVED: Readonly<Record<string, string>> = {
  AC: "SH",
  CP: "FR",
  CQ: "GG",
  DG: "IO",
  EA: "ES",
  IC: "ES",
  TA: "SH",
};

/** Hong Kong and Réunion have their own codes, so they are checked before the country they belong to. */
function mappedCountry({ lat, lng }: GeoPoint): string | undefined {
  const code = iso1A2Code([lng, lat], { level: "territory" }) ?? undefined;
  return code === undefined ? undefined : (RESERVED[code] ?? code);
}

/**
 * Makes the country lookup. A point in a region of the operator's table gets the table's country, like the places there;
 * elsewhere country-coder's borders decide, and then the regions.
 */
export function createCountryAt(regions: AreaSet, overrides: ReadonlyMap<string, string>): CountryAt {
  return (point) => {
    if (!isGeoPoint(point)) return undefined;
    const [region = regions.nearest(point, SHORE_KM)] = regions.at(point);
    const chosen = region && overrides.get(region.id);
    return chosen ?? mappedCountry(point) ?? (region?.country || undefined);
  };
}

/** The answer for a point; at sea the name is empty and there is no code. */
export interface CountryAnswer {
  readonly title: string;
  readonly code: string | null;
}

/**
 * The country of a point by name and code. The sea gets an answer rather than a refusal: old clients read only the
 * title, and an empty one shows nothing while a refusal would show an error that the visitor cannot fix.
 */
export function countryByPoint(countryAt: CountryAt, point: GeoPoint, locale: Locale): CountryAnswer {
  const code = countryAt(point);
  return code === undefined ? { title: "", code: null } : { title: countryName(code, locale), code };
}
