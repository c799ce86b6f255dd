import { iso1A2Code } from "@rapideditor/country-coder";
import { isGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { AreaSet } from "#server/areas/area-set.ts";
import { countryName } from "#server/gazetteer/names/country-names.ts";

/** The ISO code of the country a point lies in; undefined at sea and off the globe. */
export type CountryAt = (point: GeoPoint) => string | undefined;

/** Coasts of the region table are coarse, and a beach or a pier belongs to its region too. */
const SHORE_KM = 25;

/** Codes ISO only reserves for parts of a country: nobody else knows them, our own places included. */
const RESERVED: Readonly<Record<string, string>> = {
  AC: "SH",
  CP: "FR",
  CQ: "GG",
  DG: "IO",
  EA: "ES",
  IC: "ES",
  TA: "SH",
};

/** Hong Kong and Réunion have codes of their own: they are asked for before the country they belong to. */
function mappedCountry({ lat, lng }: GeoPoint): string | undefined {
  const code = iso1A2Code([lng, lat], { level: "territory" }) ?? undefined;
  return code === undefined ? undefined : (RESERVED[code] ?? code);
}

/**
 * Makes the look-up of countries. A point of a region that the operator's table names has the country of the table, as the
 * places there have; elsewhere the borders of country-coder decide, and the regions where those have no answer.
 */
export function createCountryAt(regions: AreaSet, overrides: ReadonlyMap<string, string>): CountryAt {
  return (point) => {
    if (!isGeoPoint(point)) return undefined;
    const [region = regions.nearest(point, SHORE_KM)] = regions.at(point);
    const chosen = region && overrides.get(region.id);
    return chosen ?? mappedCountry(point) ?? (region?.country || undefined);
  };
}

/** What a client is told about a point: at sea the name is empty and there is no code. */
export interface CountryAnswer {
  readonly title: string;
  readonly code: string | null;
}

/**
 * The country of a point by name and code (NET-18). Nowhere is an answer and no refusal: old clients read only the title,
 * and an empty one shows nothing where a refusal would show an error the visitor can do nothing about.
 */
export function countryByPoint(countryAt: CountryAt, point: GeoPoint, locale: Locale): CountryAnswer {
  const code = countryAt(point);
  return code === undefined ? { title: "", code: null } : { title: countryName(code, locale), code };
}
